/** Whose player may stand in a page, once somebody has asked for it: the document's policy names nobody else. */
export const playerOrigin = 'https://www.youtube-nocookie.com';
