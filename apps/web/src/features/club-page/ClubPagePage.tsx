import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, type ReactNode, Suspense } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubPageQueries } from './club-page-queries.ts';

// It comes beside what it shows: the document names the files of every page, and these are many.
const ClubPageEditor = lazy(async () => ({ default: (await import('./ClubPageEditor.tsx')).ClubPageEditor }));

/** What the page asks for first. */
export const clubPageData = () => {
  const [sections, prices, contact] = clubPageQueries;
  return Promise.all([
    queryClient.ensureQueryData(sections),
    queryClient.ensureQueryData(prices),
    queryClient.ensureQueryData(contact),
  ]);
};

/** What the club says on its page for whoever doesn’t know it yet. */
export function ClubPagePage() {
  const { t } = useI18n();
  const sections = useQuery(clubPageQueries[0]);
  const prices = useQuery(clubPageQueries[1]);
  const contact = useQuery(clubPageQueries[2]);
  useTitle(t('landing-section.list.title'));

  const failed = [sections, prices, contact].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <Frame>
        <QueryFailure query={failed} ofPage />
      </Frame>
    );
  const waiting = (
    <Frame>
      <Card>
        <Stack space={16}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </Stack>
      </Card>
    </Frame>
  );
  if (!sections.data || !prices.data || !contact.data) return waiting;
  const stored = { sections: sections.data, prices: prices.data, contact: contact.data };
  return (
    <Suspense fallback={waiting}>
      <ClubPageEditor stored={stored} />
    </Suspense>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Stack space={24}>
      <PageHeader title={t('landing-section.list.title')} description={t('clubPage.about')} />
      {children}
    </Stack>
  );
}
