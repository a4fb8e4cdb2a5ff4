import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, Suspense } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubProfileQuery } from '../../lib/club/profile/club-profile-query.ts';

// It comes beside what it shows: the document names the files of every page, and this one is for few.
const ClubProfileForm = lazy(async () => ({
  default: (await import('./ClubProfileForm.tsx')).ClubProfileForm,
}));

/** What the page asks for first. */
export const clubProfileData = () => queryClient.ensureQueryData(clubProfileQuery);

/** What everybody knows the club by: its name, its logo and its colours. */
export function ClubProfilePage() {
  const { t } = useI18n();
  const query = useQuery(clubProfileQuery);
  useTitle(t('club-profile.list.title'));
  const waiting = <Skeleton width="long" />;
  return (
    <Stack space={24}>
      <PageHeader title={t('club-profile.list.title')} description={t('clubProfile.about')} />
      {query.isLoadingError ? (
        <QueryFailure query={query} ofPage />
      ) : (
        <Card>
          {query.data ? (
            <Suspense fallback={waiting}>
              <ClubProfileForm />
            </Suspense>
          ) : (
            waiting
          )}
        </Card>
      )}
    </Stack>
  );
}
