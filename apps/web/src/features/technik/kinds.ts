/** What a technique is an answer to, what it is, and from where it is done. */
export const kinds = ['attack', 'base', 'position'] as const;
