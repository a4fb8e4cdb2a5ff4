/** What one connection may ask of the server; whoever asks for more is told so, and let go. */
export const limits = {
  /** Bytes of a command and its headers. */
  headBytes: 16_384,
  headers: 64,
  bodyBytes: 65_536,
  subscriptions: 200,
  transactions: 8,
  /** Frames that wait in a transaction. */
  heldFrames: 100,
  /** How long a transaction may take. */
  transactionMs: 60_000,
  /** Frames at once, and how many more each second. */
  burst: 400,
  framesPerSecond: 50,
  /** How long it may take to say who one is. */
  connectMs: 10_000,
  /** Bytes that wait for a client that reads slowly. */
  waitingBytes: 1_048_576,
  socketsPerUser: 20,
} as const;

/** How often a beat is offered and asked for (spec §9), in milliseconds. */
export const HEART_BEAT_MS = 10_000;

/** Why a connection is closed by the server (docs/realtime.md, When it ends). */
export const closeCodes = {
  disconnected: 1000,
  stopping: 1001,
  refused: 1008,
  signedOut: 4401,
  silent: 4408,
  slow: 4429,
} as const;
