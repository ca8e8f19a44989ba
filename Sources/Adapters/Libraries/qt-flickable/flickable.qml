import QtQuick

Flickable {
    Item { objectName: "content" }
}
