import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNow } from '@tatami/web-runtime/use-now';
import type { Mat, NextStep } from '../staff/mat-query.ts';
import { howLongAgo } from './how-long-ago.ts';

/** What is said of techniques and of those who need them. */
export function useMatWords(mat: Mat) {
  const { t, language, timeZone } = useI18n();
  const now = useNow();
  const techniques = new Map(mat.techniques.map((each) => [each.technik, each]));
  const nameOf = (technik: string): string => {
    const found = techniques.get(technik);
    return (language === 'pl' ? found?.namePl : found?.nameEn) ?? '';
  };
  const baseOf = (technik: string) => techniques.get(technik)?.base;

  /** How long ago something was, counted from today, whenever the class is. */
  const ago = (moment: string): string => {
    const { unit, count } = howLongAgo(moment, now, timeZone);
    return t(`mat.ago.${unit}`, { count });
  };

  const why = ({ isPlanned, needed, lastTaughtAt }: Mat['suggestions'][number]): string =>
    [
      isPlanned && t('mat.planned'),
      needed > 0 && t('mat.needed', { count: needed }),
      lastTaughtAt ? t('mat.last', { ago: ago(lastTaughtAt) }) : t('mat.never'),
    ]
      .filter(Boolean)
      .join(', ');

  /** What is missing before an exam, the techniques last. */
  const missing = ({ days, months, missing: conditions, toLearn, exam }: NextStep): string[] => {
    const short = ({ has, needs }: { has: number; needs: number | null }) => (needs ?? 0) - has;
    const said = [
      conditions.includes('days') && t('mat.missing.days', { count: short(days) }),
      conditions.includes('months') && t('mat.missing.months', { count: short(months) }),
      conditions.includes('age') && t('mat.missing.age'),
      conditions.includes('birthDate') && t('mat.missing.birthDate'),
      toLearn.length > 0 && t('mat.missing.techniques', { count: toLearn.length }),
    ].filter((each) => each !== false);
    return said.length > 0 ? said : [t(exam ? 'mat.ready' : 'mat.ready.unlisted')];
  };

  return { nameOf, baseOf, ago, why, missing };
}
