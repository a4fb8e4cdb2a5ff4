import type { ComponentType } from 'react';

/** A text of the book, in the languages of its toolbar. */
export type Said = Readonly<Record<'pl' | 'en', string>>;

/** A numbered part of a component’s picture. */
export interface Part {
  /** The selector of the part within the picture, where its number points. */
  at: string;
  name: Said;
  said: Said;
}

/** How a component is meant to be used, or not: a live picture, and the sentence under it. */
export interface Advice {
  Picture: ComponentType;
  said: Said;
}

/**
 * What a designer is told of a component, beside its stories and its props: `Name.guide.tsx` in its folder.
 * Its pictures are the component itself, so that they never age.
 */
export interface Guide {
  /** What somebody wants who needs it, as an infinitive: “Zawęzić listę”. The book is searched by it. */
  purpose: Said;
  /** Other words people look for it by, the names other libraries have for it among them. */
  alias: readonly string[];
  /** What it does, in one or two sentences, under its name. */
  summary: Said;
  when: readonly Said[];
  /** When it is the wrong one, and the title of the component that is right then, where there is one. */
  whenNot: readonly { said: Said; instead?: string }[];
  anatomy: { Picture: ComponentType; parts: readonly Part[] };
  /** What its keys do; none where there is nothing that they come to, as a test looks in the picture. */
  keys: readonly { keys: readonly string[]; said: Said }[];
  /** What it does for readers of any kind, and what is left to who uses it. */
  accessibility: readonly Said[];
  advice: readonly { do: Advice; dont: Advice }[];
}
