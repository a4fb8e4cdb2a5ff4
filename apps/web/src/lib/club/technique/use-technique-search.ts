import type { ComboboxProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../api/club.ts';

/**
 * Finds techniques that the club teaches, by the beginnings of their names; none is asked for before somebody looks for one.
 *
 * @param isLeftOut whether a technique is not to be found, by its id
 */
export function useTechniqueSearch(isLeftOut: (id: string) => boolean): NonNullable<ComboboxProps['search']> {
  const { language } = useI18n();
  return async (typed, signal) => {
    const q = typed.trim();
    const query = { active: true, sort: 'namePl,asc', size: 30, ...(q && { q }) } as const;
    const { results } = await club.table('technik').list(query, { signal });
    return results
      .filter(({ id }) => !isLeftOut(id))
      .map(({ id, namePl, nameEn }) => ({ id, label: language === 'pl' ? namePl : nameEn }));
  };
}
