import type { Language } from '@tatami/web-runtime/languages';

/** Where the landing page is in each language (spec §2, the empty path). */
export const landingPaths: Record<Language, string> = { pl: '/', en: '/en' };

/** Where its form goes, and where whoever has asked is thanked. */
export const thanksPaths: Record<Language, string> = { pl: '/pierwszy-trening', en: '/en/first-class' };
