/** The engines that people browse with: Chrome and Edge, Firefox, Safari. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The engine or its driver is gone, or does not answer: that says nothing about the site. */
export class EngineError extends Error {}

/** What the engine gives, or `null` where it fails; other errors are thrown as they are. */
export async function nullIfEngineFails<Result>(given: Promise<Result>): Promise<Result | null> {
  try {
    return await given;
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** CSS px from the top left of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Keys that no character stands for; the names are those of `KeyboardEvent.key`. */
export type NamedKey = 'Escape' | 'Tab' | 'Enter' | 'Backspace' | 'ArrowDown';

/** One tab of a browser, driven as a person would: whatever is pressed is pressed at a place of the window. */
export interface Tab {
  /** Resolves when the document has been parsed. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  click(at: Point): Promise<void>;
  /** Moves the mouse without pressing it. */
  point(at: Point): Promise<void>;
  press(key: NamedKey): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /**
   * The value of a JavaScript expression in the page, awaited; it must be JSON, and the caller parses it.
   * @throws Error when the expression throws, or when the document is left meanwhile
   */
  evaluate(expression: string): Promise<unknown>;
  /** PNG of the window. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors, console errors and warnings, and failed requests since it was last asked. */
  takeComplaints(): Promise<readonly string[]>;
  /** Brings it to the front, as a press on its tab does. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** What only some engines let a test do to the network. */
export interface Network {
  setOffline(isOffline: boolean): Promise<void>;
  /** What becomes of requests whose address contains the text: they fail, or come that much later; `null`: as usual. */
  disturb(address: string, how: 'fail' | { readonly delayMs: number } | null): Promise<void>;
}

/** A visitor with cookies and storage of their own, in one engine. */
export interface Visit {
  /** `null` where the engine's driver has no means for it. */
  readonly network: Network | null;
  newTab(): Promise<Tab>;
  end(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  newVisit(size: WindowSize): Promise<Visit>;
  stop(): Promise<void>;
}
