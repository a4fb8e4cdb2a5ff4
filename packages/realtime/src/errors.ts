/** What `send` throws while the connection is not open. */
export class NotConnectedError extends Error {
  override name = 'NotConnectedError';

  constructor() {
    super("Broker disconnected, can't send message.");
  }
}

/** What the broker said in an ERROR frame, by which it ended the connection. */
export interface Refusal {
  message: string;
  /** What the broker calls the connection; null where it has no name for it. */
  requestId: string | null;
}

/** The broker would not have a destination watched. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** The destination that was refused. */
  readonly destination: string;
  /** The `x-request-id` of the ERROR frame: what a broker's log knows the connection by; null without. */
  readonly requestId: string | null;

  /** @param message what the broker said */
  constructor(destination: string, message: string, requestId: string | null = null) {
    super(message);
    this.destination = destination;
    this.requestId = requestId;
  }
}

/** The broker said in an ERROR frame that something else was wrong, and ended the connection. */
export class BrokerError extends Error {
  override name = 'BrokerError';
  /** The `x-request-id` of the ERROR frame: what a broker's log knows the connection by; null without. */
  readonly requestId: string | null;

  /** @param message what the broker said */
  constructor(message: string, requestId: string | null = null) {
    super(message);
    this.requestId = requestId;
  }
}

/** Nobody answered in time; it will be tried again. */
export class ConnectTimeoutError extends Error {
  override name = 'ConnectTimeoutError';

  constructor() {
    super('The broker did not answer in time.');
  }
}

/** What `open` throws where there is no `WebSocket`, as in Node 20, and none was given. */
export class NoWebSocketError extends Error {
  override name = 'NoWebSocketError';

  constructor() {
    super("No WebSocket here: give one by createSocket, such as that of the package 'ws'.");
  }
}
