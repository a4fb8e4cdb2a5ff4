/** What the dictionary knows a text by: a source breaks its lines, and leaves room around it, where that suits. */
export const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ');
