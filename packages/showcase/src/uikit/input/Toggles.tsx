import { Checkbox, Stack, Switch } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Yes or no: taken over with the form, or in force at once. */
export function Toggles() {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      <Checkbox label={t('uikit.input.agree')} hint={t('uikit.input.agree.hint')} />
      <Checkbox label={t('uikit.input.partly')} indeterminate />
      <Switch label={t('uikit.input.notify')} hint={t('uikit.input.notify.hint')} defaultChecked />
      <Switch label={t('uikit.input.locked')} disabled />
    </Stack>
  );
}
