export { type ConnectionState, type ConnectionSummary, summarizeConnections } from './connection-state.ts';
export {
  BrokerError,
  ConnectTimeoutError,
  NotConnectedError,
  NoWebSocketError,
  RefusedError,
} from './errors.ts';
export {
  CHUNK_LENGTH,
  CLOSE_TIMEOUT_MS,
  CONNECT_TIMEOUT_MS,
  HEARTBEAT_MS,
  RECONNECT_MS,
  REMEMBERED_MESSAGES,
  SESSION_ENDED,
} from './limits.ts';
export type { Clock, RealtimeOptions } from './options.ts';
export { createRealtime, type Realtime } from './realtime.ts';
export { type Channel, createSharedRealtime, type Locks, type SharedRealtimeOptions } from './shared.ts';
export type { RealtimeMessage, WatchHandlers } from './watch.ts';
