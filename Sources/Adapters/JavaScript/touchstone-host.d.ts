// The types of touchstone-host.js, for adapters in TypeScript and for editors.

/** A finger: what happened to it, and where it is, in points of the first view. */
export interface Finger {
  phase: 'began' | 'moved' | 'stationary' | 'ended' | 'cancelled';
  id: number;
  x: number;
  y: number;
}

/** A finger that is on the glass. */
export type FingerDown = Omit<Finger, 'phase'>;

/** The state of a view, by the names of `tells.state`. Numbers are given as the component has them. */
export type State = { [key: string]: unknown; contentOffset?: [number, number] };

/** The set-up in a header; `bounds`, `contentSize` and `contentOffset` are always there. */
export interface Configuration {
  bounds: [number, number];
  contentSize: [number, number];
  contentOffset: [number, number];
  [property: string]: any;
}

/** The header of a trace. */
export interface Header {
  component: string;
  config: Configuration;
  rate?: number;
  scale?: number;
  views: { name: string; component: string; config: Configuration }[];
  [key: string]: any;
}

/** Sends messages of the component to the scripted delegate. */
export interface Tell {
  /** Sends a message with the present state, and returns the delegate's answer. */
  (message: string, args?: object, options?: { view?: string; answer?: unknown; state?: State }): any;
  /** Messages of this name wait until the other one was told, at the latest until the turn ends. */
  hold(message: string, options: { until: string }): void;
  /** Sends the messages of the first function after those of the second. */
  hold(first: () => void, second: () => void): void;
  /** Writes down an exception of the component's, which ends the trace. */
  raise(name: string, why?: string): never;
}

/** A component that plays one trace. Times are milliseconds from the start of the trace. */
export interface Component {
  touches?(fingers: Finger[], time: number, down: FingerDown[]): void | Promise<void>;
  call?(name: string, args: any, time: number, inside: string | undefined, view: string): void | Promise<void>;
  frame?(passed: number, number: number, time: number): void | Promise<void>;
  state(view: string): State;
  /** Returns true if nothing moves and nothing is due. Without it every settle lasts as long as it may. */
  isAtRest?(): boolean;
  /** The delegate begins to listen: what loading tells, such as a list's rows, it tells here. */
  attach?(): void | Promise<void>;
  tearDown?(): void | Promise<void>;
}

/** A library, as it is announced, and how it is set up. */
export interface Adapter {
  name: string;
  version?: string;
  language?: string;
  issues?: string;
  components?: string[];
  capabilities?: string[];
  /** The names that the component honours; a list that is left out means all. */
  plays?: { config?: string[]; calls?: string[]; delegate?: string[] };
  /** The messages that the component tells, and the keys of its state; a list that is left out means all. */
  tells?: { messages?: string[]; state?: string[] };
  playsViews?: boolean;
  playsBlocks?: boolean;
  usesPromises?: boolean;
  confirms?: boolean;
  setUp(header: Header, tell: Tell, events: object[]): Component | Promise<Component>;
  close?(): void | Promise<void>;
}

/** Timers, animation frames and dates that stand still until the host moves them. */
export interface VirtualClock {
  /** Milliseconds since the clock was reset. */
  now: number;
  readonly isIdle: boolean;
}

/** Answers requests until the tool says goodbye. */
export function host(adapter: Adapter): void;
/** Puts virtual time in the place of the environment's, before the library is loaded. */
export function virtualClock(): VirtualClock;
/** Gives up the present trace, which the component cannot play: the case is skipped. */
export function skip(why: string): never;
/** Gives up the present trace, in which something went wrong: the case is an error. */
export function fail(why: string): never;
