import { PageHeader, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';

/** Every field that takes something in. */
export function InputPage() {
  const { t } = useI18n();
  useTitle(t('uikit.input'));
  return (
    <Stack space={24}>
      <PageHeader title={t('uikit.input')} />
    </Stack>
  );
}
