/** How long a lost connection waits before it connects again, in milliseconds. */
export const RECONNECT_MS = 5_000;
/** How often each side says that it is there, in milliseconds. */
export const HEARTBEAT_MS = 10_000;
/** How long connecting may take, from asking for the address to the server's CONNECTED, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** How long the server may take to say goodbye before the socket is dropped, in milliseconds. */
export const CLOSE_TIMEOUT_MS = 1_000;
/** How much of a frame goes out in one piece, in UTF-16 units. */
export const CHUNK_LENGTH = 8_192;
/** How many messages of a destination are known again when they come twice. */
export const REMEMBERED_MESSAGES = 1_000;
/** The close code of a server whose session has ended. */
export const SESSION_ENDED = 4401;
