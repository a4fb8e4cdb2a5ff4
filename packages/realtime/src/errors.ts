/** What `send` throws while the connection is not open. */
export class NotConnectedError extends Error {
  override name = 'NotConnectedError';

  constructor() {
    super("Broker disconnected, can't send message.");
  }
}

/** The broker would not have a destination watched. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** The destination that was refused. */
  readonly destination: string;

  /** @param message what the broker said */
  constructor(destination: string, message: string) {
    super(message);
    this.destination = destination;
  }
}

/** The broker said in an ERROR frame that something else was wrong, and ended the connection. */
export class BrokerError extends Error {
  override name = 'BrokerError';
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
