import { Columns, NumberField, PasswordField, SearchField, TextArea, TextField } from '@tatami/ui';
import { MailIcon, PhoneIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What is typed: a line, an address, a number, a secret, a longer text. */
export function TextInputs() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <TextField label={t('uikit.input.name')} autoComplete="off" />
      <TextField
        label={t('uikit.input.mail')}
        type="email"
        icon={MailIcon}
        hint={t('uikit.input.mail.hint')}
      />
      <TextField label={t('uikit.input.phone')} type="tel" icon={PhoneIcon} defaultValue="+48 58 555 01 42" />
      <NumberField label={t('uikit.input.pieces')} defaultValue={2} min={1} max={20} />
      <PasswordField label={t('uikit.input.password')} autoComplete="new-password" />
      <SearchField label={t('uikit.input.search')} placeholder={t('uikit.input.search')} />
      <TextArea label={t('uikit.input.note')} rows={3} hint={t('uikit.input.note.hint')} />
    </Columns>
  );
}
