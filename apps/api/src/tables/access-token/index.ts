export { accessTokenTable } from './access-token-table.ts';
export { endToken, endTokens, sweepTokens } from './end-tokens.ts';
export { type MadeToken, makeToken, type NewToken } from './make-token.ts';
