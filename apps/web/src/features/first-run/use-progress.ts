import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { clubProfileQuery } from '../../lib/club/profile/club-profile-query.ts';
import { placesQuery, presenceCountQuery, seriesQuery, studentCountQuery } from './first-run-queries.ts';
import { type Step, steps } from './steps.ts';

export interface Progress {
  isDone: Readonly<Record<Step, boolean>>;
  /** What was done in a step, in a few words. */
  notes: Readonly<Partial<Record<Step, string>>>;
  /** The first step that is not done; the last, where all are. */
  next: Step;
}

/** How far the club is, as its rows say: nothing is ticked that isn’t there. */
export function useProgress(): Progress {
  const { t } = useI18n();
  // The page is shown once all of it is there.
  const profile = useQuery(clubProfileQuery).data;
  const places = useQuery(placesQuery).data?.length ?? 0;
  const series = useQuery(seriesQuery).data?.length ?? 0;
  const students = useQuery(studentCountQuery).data ?? 0;
  const presences = useQuery(presenceCountQuery).data ?? 0;
  const isDone = {
    club: Boolean(profile?.name),
    places: places > 0,
    timetable: series > 0,
    people: students > 0,
    start: presences > 0,
  };
  return {
    isDone,
    notes: {
      ...(profile?.name && { club: profile.name }),
      ...(places > 0 && { places: t('firstRun.places.note', { count: places }) }),
      ...(series > 0 && { timetable: t('firstRun.timetable.note', { count: series }) }),
      people: students > 0 ? t('firstRun.people.note', { count: students }) : t('firstRun.people.how'),
    },
    next: steps.find((step) => !isDone[step]) ?? 'start',
  };
}
