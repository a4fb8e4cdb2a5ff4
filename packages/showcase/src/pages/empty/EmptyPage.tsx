import { Card, EmptyState, PageHeader, Stack } from '@tatami/ui';
import { NoteIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';

/** What a page begins from: a head, and one card with nothing in it yet. */
export function EmptyPage() {
  const { t } = useI18n();
  useTitle(t('pages.empty'));
  return (
    <Stack space={24}>
      <PageHeader title={t('pages.empty')} description={t('bare.about')} />
      <Card>
        <EmptyState icon={NoteIcon} title={t('bare.title')} description={t('bare.text')} />
      </Card>
    </Stack>
  );
}
