// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The version of the contract that this client was made from. */
export const contractVersion = '1.0';
