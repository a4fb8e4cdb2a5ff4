declare module 'virtual:book' {
  import type { ComponentFacts, PageFacts } from '../reading/facts.ts';

  /** What is read of each unit of the book, by its name. */
  export const units: Readonly<Record<string, () => Promise<{ facts: ComponentFacts }>>>;
  /** The pages of components, by the alphabet. */
  export const pages: readonly PageFacts[];
  /** The oldest release of the package; nothing before there is one. */
  export const first: string | null;
}

declare module 'virtual:book-changes' {
  import type { ChangeFacts } from '../reading/facts.ts';

  export const changes: readonly ChangeFacts[];
}

declare module '*.svg?raw' {
  const source: string;
  export default source;
}
