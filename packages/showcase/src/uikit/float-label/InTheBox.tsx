import { Columns, NumberField, PasswordField, TextArea, TextField } from '@tatami/ui';
import { FloatLabel } from '@tatami/ui/FloatLabel';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The label goes into the first line of its box. */
export function InTheBox() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.name')} required />
      </FloatLabel>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.mail')} type="email" icon={MailIcon} />
      </FloatLabel>
      <FloatLabel>
        <PasswordField label={t('uikit.floatlabel.password')} autoComplete="new-password" />
      </FloatLabel>
      <FloatLabel>
        <NumberField label={t('uikit.floatlabel.age')} min={4} max={99} />
      </FloatLabel>
      <FloatLabel>
        <TextArea label={t('uikit.floatlabel.note')} />
      </FloatLabel>
    </Columns>
  );
}
