import type { Language } from '@tatami/web-runtime/languages';

/** A word of the demo data in each language of the product. */
export type Localized = Readonly<Record<Language, string>>;
