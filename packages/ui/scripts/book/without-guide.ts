/** The components that nobody has written a guide for yet. None is to be added: a new one comes with its own. */
export const withoutGuide: ReadonlySet<string> = new Set([]);
