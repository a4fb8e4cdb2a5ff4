/** The themes that every story is pictured in, by the name of their folder. */
export const pictured = { light: 'lara-light-indigo', dark: 'lara-dark-indigo' } as const;

/** What is to be pictured: the part of the page where a story is. */
export interface Shot {
  /** The id of the story. */
  story: string;
  /** The folder of its theme. */
  look: keyof typeof pictured;
  /** Where it is on the page, in pixels. */
  box: { x: number; y: number; width: number; height: number };
}
