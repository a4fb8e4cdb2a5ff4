import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@tatami/web-runtime/languages';
import type { Chapter } from './chapter.ts';
import { type ChapterName, chapterNames } from './chapters.ts';

const files = import.meta.glob<Chapter>('./chapters/*/*.md', { import: 'default' });

/** Brings a chapter of the handbook in a language. */
function load(name: ChapterName, language: Language): Promise<Chapter> {
  const file = files[`./chapters/${language}/${name}.md`];
  if (!file) throw new Error(`The handbook has no chapter "${name}" in "${language}".`);
  return file();
}

/** A chapter of the handbook; it stays as it is for as long as the app does. */
export const chapterQuery = (name: ChapterName, language: Language) =>
  queryOptions({
    queryKey: ['handbook', language, name],
    queryFn: () => load(name, language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All chapters, which a search goes through. */
export const handbookQuery = (language: Language) =>
  queryOptions({
    queryKey: ['handbook', language],
    queryFn: () => Promise.all(chapterNames.map(async (name) => ({ name, ...(await load(name, language)) }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
