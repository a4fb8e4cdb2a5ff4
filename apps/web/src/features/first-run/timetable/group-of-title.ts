import type { Draft } from '@tatami/sdk';
import { fold } from './fold.ts';

/** Whom a class is for, and what is practised in it, as a training says it. */
export type Audience = Required<Pick<Draft<'training-series'>, 'kind' | 'section'>>;

const signs: readonly [RegExp, Audience][] = [
  [/\b(jo|ken|bokken|bokkeny|tanto|bron|broni|miecz|weapons?|aikiken)\b/, { kind: 'weapons', section: null }],
  [/\b(open|otwart|wspoln|dla wszystkich)/, { kind: 'open', section: null }],
  [/\b(mlodzie|nastol|junior|teens?\b|youth)/, { kind: 'regular', section: 'youth' }],
  [
    /\b(dzieci|dzieck|pierwsze kroki|maluch|malusz|smyk|przedszkol|kids?\b|child|first steps)/,
    { kind: 'kids', section: 'kids' },
  ],
];

/** Reads out of its name whom a class is for: grown-ups, where it doesn’t say. */
export function audienceOf(title: string): Audience {
  const text = fold(title);
  return signs.find(([sign]) => sign.test(text))?.[1] ?? { kind: 'regular', section: 'adult' };
}
