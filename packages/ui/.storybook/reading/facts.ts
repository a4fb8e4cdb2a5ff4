/** What one can be given: a prop of a component, or a member of a type. */
export interface PropFacts {
  readonly name: string;
  /** The type as one would write it; a union of words in full. */
  readonly type: string;
  /** What it is when left out. */
  readonly initial?: string;
  readonly isRequired: boolean;
  /** What its docstring says. */
  readonly about: string;
}

/** A component, or a type that its props name, with all it takes. */
export interface TableFacts {
  readonly name: string;
  readonly about: string;
  readonly props: readonly PropFacts[];
  /** The element whose own attributes it takes besides. */
  readonly element?: string;
}

/** The source of one story, as one would write it in an application. */
export interface CodeFacts {
  readonly code: string;
  /** The sample data it stands on, by the names of their files. */
  readonly samples: readonly { readonly file: string; readonly code: string }[];
}

/** What the changelog says of one release, or of the next. */
export interface ChangeFacts {
  /** Nothing for what waits for the next release. */
  readonly version: string | null;
  /** What it says of the release as a whole. */
  readonly about: string;
  readonly texts: readonly string[];
}

/** All that is read of a component’s folder. */
export interface ComponentFacts {
  /** The component, and what it is put together from. */
  readonly components: readonly TableFacts[];
  /** The types that their props name. */
  readonly types: readonly TableFacts[];
  /** The source of each story, by its id. */
  readonly stories: Readonly<Record<string, CodeFacts>>;
  readonly changes: readonly ChangeFacts[];
  /** What it weighs in a bundle that has React already, in bytes of brotli; nothing where no build is at hand. */
  readonly size: number | null;
}

/** A page of the book that its stories make. */
export interface PageFacts {
  /** The last word of its title: what the component is called. */
  readonly name: string;
  readonly title: string;
  readonly docsId: string;
  readonly unit: string;
  /** Whether its props may still change in a minor version. */
  readonly isNew: boolean;
  readonly stories: number;
  /** How many of them a person’s hands are played in. */
  readonly played: number;
}

/** What a page is looked for by; written beside the book as `book.json`. */
export interface SearchFacts {
  readonly docsId: string;
  readonly name: string;
  readonly unit: string;
  readonly isNew: boolean;
  readonly purpose: Readonly<Record<'pl' | 'en', string>> | null;
  readonly alias: readonly string[];
}
