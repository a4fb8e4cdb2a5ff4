import { Button, Inline, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Two sizes, and as wide as its place. A finger gets 44 pixels of each. */
export function Sizes() {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      <Inline space={12}>
        <Button>{t('uikit.button.medium')}</Button>
        <Button size="small">{t('uikit.button.small')}</Button>
      </Inline>
      <Button variant="primary" fullWidth>
        {t('uikit.button.wide')}
      </Button>
    </Stack>
  );
}
