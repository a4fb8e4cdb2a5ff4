export { type ConnectionState, type ConnectionSummary, summarizeConnections } from './connection-state.ts';
