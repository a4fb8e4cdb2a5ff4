import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { ClubPageEditor } from './ClubPageEditor.tsx';
import { clubPageQueries } from './club-page-queries.ts';

/** What the club says on its page for whoever doesn’t know it yet. */
export function ClubPagePage() {
  const { t } = useI18n();
  const sections = useQuery(clubPageQueries[0]);
  const prices = useQuery(clubPageQueries[1]);
  const contact = useQuery(clubPageQueries[2]);
  useTitle(t('clubPage.title'));

  const failed = [sections, prices, contact].find(({ isLoadingError }) => isLoadingError);
  if (sections.data && prices.data && contact.data)
    return (
      <ClubPageEditor stored={{ sections: sections.data, prices: prices.data, contact: contact.data }} />
    );
  return (
    <Stack space={24}>
      <PageHeader title={t('clubPage.title')} description={t('clubPage.about')} />
      {failed ? (
        <QueryFailure query={failed} ofPage />
      ) : (
        <Card>
          <Stack space={16}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
