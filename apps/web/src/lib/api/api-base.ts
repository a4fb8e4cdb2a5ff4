/** Where the server's API is: a server that has it elsewhere (`API_PREFIX`) says so in the document. */
export const apiBase = globalThis.document?.documentElement.dataset.api ?? '/api';
