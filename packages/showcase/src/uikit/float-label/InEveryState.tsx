import { Columns, TextField } from '@tatami/ui';
import { FloatLabel } from '@tatami/ui/FloatLabel';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Fields with a hint, refused, out of use, and only to be read. */
export function InEveryState() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.nick')} hint={t('uikit.floatlabel.nick.hint')} />
      </FloatLabel>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.postcode')} error={t('uikit.floatlabel.postcode.error')} />
      </FloatLabel>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.disabled')} disabled />
      </FloatLabel>
      <FloatLabel>
        <TextField label={t('uikit.floatlabel.readOnly')} defaultValue="K-0142" readOnly />
      </FloatLabel>
    </Columns>
  );
}
