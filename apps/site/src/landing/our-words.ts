import type { Language } from '@tatami/web-runtime/languages';
import type { LandingData, Section } from '../../../api/src/site/landing-data.ts';
import { type Text, type TextKey, textsIn } from '../texts.ts';
import { yearsToBlack } from './years-to-black.ts';

/** What a section says where the club says nothing: its heading, and what stands under it. */
export interface OurWords {
  title: string;
  text: string;
}

const addressed = ['kids', 'youth', 'adult'] as const;

/** Our words of a section, in a language. */
export function ourWords(kind: Section['kind'], data: LandingData, t: Text, language: Language): OurWords {
  if (kind === 'hero') return { title: t('hero.title'), text: heroText(data, t, language) };
  if (kind === 'road') return { title: t('road.title'), text: t('road.text', { years: yearsToBlack(data) }) };
  if (kind === 'text') return { title: '', text: '' };
  const text = texts[kind];
  return { title: t(titles[kind]), text: text ? t(text) : '' };
}

const titles = {
  timetable: 'timetable.title',
  instructors: 'instructors.title',
  places: 'places.title',
  firstClass: 'first.title',
  prices: 'prices.title',
  news: 'latest.title',
  contact: 'contact.title',
} as const satisfies Record<string, TextKey>;

const texts: Partial<Record<keyof typeof titles, TextKey>> = {
  timetable: 'timetable.text',
  instructors: 'instructors.text',
};

/** The same in the two languages, for whoever writes other words. */
export function ourWordsOf(kind: Section['kind'], data: LandingData): { pl: OurWords; en: OurWords } {
  return { pl: ourWords(kind, data, textsIn('pl'), 'pl'), en: ourWords(kind, data, textsIn('en'), 'en') };
}

function heroText({ trainings }: LandingData, t: Text, language: Language): string {
  const groups = addressed.filter((group) => trainings.some((each) => each.group === group));
  const named = new Intl.ListFormat(language).format(groups.map((group) => t(`hero.group.${group}`)));
  return named ? t('hero.text', { groups: named }) : t('hero.text.nobody');
}
