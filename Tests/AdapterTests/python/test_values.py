"""The rounding and the writing of numbers."""

import decimal
import fractions
import unittest

from support import host


class RoundingTests(unittest.TestCase):
    def test_coordinates_have_thousandths_half_away_from_zero(self):
        cases = [
            (0.0005, "0.001"), (-0.0005, "-0.001"), (0.4375, "0.438"), (-0.4375, "-0.438"),
            (12.3444, "12.344"), (384.5, "384.5"), (7.0, "7"), (-7.0, "-7"), (5, "5"),
            (0.2995, "0.3"), (0.29949999999999993, "0.3"), (0.29949, "0.299"),
            (0.00049, "0"), (-0.00049, "0"), (-0.0, "0"), (999999.9996, "1000000"),
        ]
        for number, text in cases:
            with self.subTest(number=number):
                self.assertEqual(host.json_text(host.tidy(number)), text)

    def test_numbers_of_other_kinds_are_numbers(self):
        for number in (decimal.Decimal("0.5"), fractions.Fraction(1, 2)):
            self.assertEqual(host.json_text(host.tidy({"x": [number, 1]})), '{"x":[0.5,1]}')

    def test_what_is_no_value_is_named(self):
        with self.assertRaisesRegex(host.Failed, "gave <object object at .*>, which is no value"):
            host.tidy({"x": object()})

    def test_velocities_and_scales_have_six_places_and_no_exponent(self):
        args = {"withVelocity": [0.0000015, -0.0000004], "atScale": 1 / 3, "x": 1 / 3}
        self.assertEqual(
            host.json_text(host.tidy(args)),
            '{"atScale":0.333333,"withVelocity":[0.000002,0],"x":0.333}',
        )

    def test_flags_words_and_nothing_stay_as_they_are(self):
        self.assertEqual(
            host.json_text(host.tidy({"b": True, "a": None, "c": "ü-0"})),
            '{"a":null,"b":true,"c":"ü-0"}',
        )

    def test_what_is_no_number_fails_the_trace(self):
        for number in (float("nan"), float("inf")):
            with self.assertRaisesRegex(host.Failed, "no number that a transcript can hold"):
                host.tidy([number])


if __name__ == "__main__":
    unittest.main()
