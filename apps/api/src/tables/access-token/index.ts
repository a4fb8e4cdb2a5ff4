export { accessTokenTable } from './access-token-table.ts';
export { endToken, endTokens, sweepTokens } from './end-tokens.ts';
export { makeToken, type NewToken } from './make-token.ts';
