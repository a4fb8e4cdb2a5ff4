/**
 * The version of the contract: that of the client that was released with it, without its patch. A release sets it
 * (docs/releases.md).
 */
export const contractVersion = '1.0';

/** The header in which each answer of the API says it. */
export const CONTRACT_HEADER = 'tatami-contract';
