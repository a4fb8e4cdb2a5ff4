/** What the client did wrong, for an ERROR frame; the connection closes after it. The message is one short line. */
export class StompError extends Error {
  override name = 'StompError';
  /** The `receipt` of the frame at fault, or `null` where it had none. */
  readonly receiptId: string | null;
  /** What else the ERROR frame says in its headers. */
  readonly headers: readonly [name: string, value: string][];

  constructor(
    message: string,
    receiptId: string | null = null,
    headers: readonly [name: string, value: string][] = [],
  ) {
    super(message);
    this.receiptId = receiptId;
    this.headers = headers;
  }
}
