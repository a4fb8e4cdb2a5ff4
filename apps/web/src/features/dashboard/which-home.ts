import type { Right } from '@tatami/tables/rights';
import { choices } from '@tatami/web-runtime/consent';

/** What is one’s own, or the club. */
export type View = 'own' | 'club';

/** Where it is kept which of the two was looked at last. */
const keptAs = 'tatami.dashboard';

export const keepView = (view: View): void => choices().setItem(keptAs, view);

/** What somebody has chosen to look at: by the address, or the time before; null where it was neither. */
export const chosenView = (search: URLSearchParams): string | null =>
  search.get('view') ?? choices().getItem(keptAs);

/** Whether somebody looks at the club rather than at what is their own, which whoever trains does unless they chose. */
export function showsClub(
  chosen: string | null,
  has: (right: Right) => boolean | undefined,
  isTraining: boolean,
): boolean {
  if (!has('Menu:Administration')) return false;
  return chosen === 'club' || (chosen !== 'own' && !isTraining && Boolean(has('Menu:Administration4Admin')));
}
