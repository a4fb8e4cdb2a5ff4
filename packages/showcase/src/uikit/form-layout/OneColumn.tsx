import { Button, Inline, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** One field a line: the way most people fill a form in fastest. */
export function OneColumn() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      <TextField label={t('uikit.formlayout.name')} required />
      <TextField label={t('uikit.formlayout.mail')} type="email" required />
      <Inline space={8} justify="end">
        <Button variant="quiet">{t('uikit.formlayout.cancel')}</Button>
        <Button variant="primary">{t('uikit.formlayout.save')}</Button>
      </Inline>
    </Stack>
  );
}
