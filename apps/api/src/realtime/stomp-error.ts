/** What a fault is about: a frame that can't be taken, too many frames in a time, too much of what is limited, what may not be. */
export const faults = ['badFrame', 'flood', 'tooMany', 'forbidden'] as const;
export type Fault = (typeof faults)[number];

interface Details {
  fault?: Fault;
  receiptId?: string | null;
  headers?: readonly [name: string, value: string][];
}

/** What the client did wrong, for an ERROR frame; the connection closes after it. The message is one short line. */
export class StompError extends Error {
  override name = 'StompError';
  readonly fault: Fault;
  /** The `receipt` of the frame at fault, or `null` where it had none. */
  readonly receiptId: string | null;
  /** What else the ERROR frame says in its headers. */
  readonly headers: readonly [name: string, value: string][];

  constructor(message: string, { fault = 'badFrame', receiptId = null, headers = [] }: Details = {}) {
    super(message);
    this.fault = fault;
    this.receiptId = receiptId;
    this.headers = headers;
  }
}
