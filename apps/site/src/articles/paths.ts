import type { Language } from '@tatami/web-runtime/languages';

/** Where the articles are in each language (spec §2, cms). */
export const articlePaths: Record<Language, string> = { pl: '/cms', en: '/en/cms' };

interface ListAddress {
  category?: string | null;
  search?: string;
  page?: number;
}

/** Where a page of the list is. */
export function listPath(
  language: Language,
  { category = null, search = '', page = 1 }: ListAddress = {},
): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return articlePaths[language] + (query && `?${query}`);
}

export const articlePath = (language: Language, slug: string): string => `${articlePaths[language]}/${slug}`;

/** Where a cover lies, of a width that it is kept in. */
export const coverFile = (path: string, size: 160 | 640 | 1600): string => `${path}-${size}.webp`;

/** What tells of all that is new, as whole addresses. */
export const feedsOf = (origin: string, language: Language) => ({
  rss: `${origin}${articlePaths[language]}/rss.xml`,
  atom: `${origin}${articlePaths[language]}/atom.xml`,
});
