/** Where the server's API is. */
export const apiBase = '/api';
