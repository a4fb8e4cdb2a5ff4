import type { Language } from '@tatami/web-runtime/languages';
import type { ChapterHead } from './chapter.ts';
import type { ChapterName } from './chapters.ts';

const heads = import.meta.glob<ChapterHead>('./chapters/*/*.md', {
  eager: true,
  query: '?head',
  import: 'default',
});

/** What a chapter is called in a language. */
export function headOf(name: ChapterName, language: Language): ChapterHead {
  const head = heads[`./chapters/${language}/${name}.md`];
  if (!head) throw new Error(`The handbook has no chapter "${name}" in "${language}".`);
  return head;
}
