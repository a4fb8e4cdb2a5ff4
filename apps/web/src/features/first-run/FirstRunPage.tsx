import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { TopProgress } from '@tatami/ui';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense } from 'react';
import { clubProfileQuery } from '../../lib/club/profile/club-profile-query.ts';
import { placesQuery, seriesQuery, studentCountQuery } from './first-run-queries.ts';
import { stepIn } from './steps.ts';
import { useProgress } from './use-progress.ts';

export { firstRunData } from './first-run-queries.ts';

// Each comes when it is wanted: whoever is at one of them may never come to another.
const views = {
  club: lazy(async () => ({ default: (await import('./ClubStep.tsx')).ClubStep })),
  places: lazy(async () => ({ default: (await import('./PlacesStep.tsx')).PlacesStep })),
  timetable: lazy(async () => ({ default: (await import('./TimetableStep.tsx')).TimetableStep })),
  people: lazy(async () => ({ default: (await import('./PeopleStep.tsx')).PeopleStep })),
  start: lazy(async () => ({ default: (await import('./StartStep.tsx')).StartStep })),
};

/** The first run of a new club: from an empty database to its first roll call. */
export function FirstRunPage() {
  const { params } = useSearchParams();
  const { next } = useProgress();
  const failed = [
    useQuery(clubProfileQuery),
    useQuery(placesQuery),
    useQuery(seriesQuery),
    useQuery(studentCountQuery),
  ].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <QueryFailure query={failed} ofPage />;
  const View = views[stepIn(params) ?? next];
  return (
    <Suspense fallback={<TopProgress active />}>
      <View />
    </Suspense>
  );
}
