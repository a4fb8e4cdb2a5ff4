/** A tab of a real browser, as far as an errand needs one. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Works out an expression in the page. @returns what it is, as JSON can say it */
  run(expression: string): Promise<unknown>;
  press(x: number, y: number, pointer: Pointer): Promise<void>;
  key(key: Key, held?: HeldKey): Promise<void>;
  type(text: string): Promise<void>;
  /** Makes the window as narrow as the engine’s can be. */
  resize(width: number): Promise<void>;
  picture(): Promise<Uint8Array>;
  /**
   * Whether the engine itself tells a screen reader so of an element; axe, by which things are found, only works it out.
   *
   * @param element an expression
   */
  tells(element: string, role: string, name: string): Promise<boolean>;
  /** What was downloaded under a name, once it is there. */
  downloaded(name: RegExp): Promise<string>;
  /** What went wrong in the page since it was asked last. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export type Pointer = 'mouse' | 'touch';

/** The keys that write nothing, by the code points that WebDriver gives them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof keys | 'a' | 'k';
export type HeldKey = 'Control' | 'Shift';

/** A browser that is installed here, or how it comes to be. */
export interface Engine {
  name: string;
  /** What runs it on this machine, or null. */
  find(): Programs | null;
  /** How to get it. */
  install: string;
  manners: readonly Manner[];
  start(programs: Programs, options: Start): Promise<Tab>;
}

/**
 * What a browser can do that not each of them can: put colours of its own in place of a page's for who needs them, keep
 * nothing of any site, or show notifications, which it is allowed to.
 */
export type Manner = 'in forced colours' | 'without site data' | 'with notifications';

export interface Start {
  manner: Manner | undefined;
  /** A folder for what is downloaded. */
  downloads: string;
  /** Where it listens for what is to be shown; see `PushService`. */
  pushLine: string;
}

export type Programs = Readonly<Record<string, string>>;

export const pageHeight = 900;
