import { Columns, NumberField, Select, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Fields that cannot be changed: for now, or by whoever looks. */
export function OutOfUse() {
  const { t } = useI18n();
  const town = [{ value: 'gdansk', label: 'Gdańsk' }];
  return (
    <Columns layout={2} space={16}>
      <TextField label={t('uikit.input.disabled')} defaultValue="Gdańsk" disabled />
      <TextField label={t('uikit.input.readOnly')} defaultValue="Gdańsk" readOnly />
      <Select label={t('uikit.input.disabledChoice')} options={town} disabled />
      <NumberField label={t('uikit.input.readOnlyNumber')} defaultValue={12} readOnly />
    </Columns>
  );
}
