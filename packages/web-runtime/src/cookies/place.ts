const { dataset } = document.documentElement;

/** The head script has looked whether there is an answer, and keeps the banner's place where there is none. */
export const isAsked = () => dataset.cookies === 'asked';

export function freePlace(): void {
  delete dataset.cookies;
}
