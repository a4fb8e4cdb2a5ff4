import { pickerLabels } from '@tatami/tables/picker-labels';
import {
  Checkbox,
  Columns,
  Combobox,
  DateField,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What each field looks like when its value is not taken: outline, icon and words. */
export function EveryField() {
  const { t } = useI18n();
  const kinds = [
    { value: 'home', label: t('uikit.invalidstate.home') },
    { value: 'shop', label: t('uikit.invalidstate.shop') },
  ];
  return (
    <Columns layout={2} space={16}>
      <TextField label={t('uikit.invalidstate.name')} required error={t('uikit.invalidstate.name.error')} />
      <TextField
        label={t('uikit.invalidstate.mail')}
        type="email"
        defaultValue="lucja@"
        error={t('uikit.invalidstate.mail.error')}
      />
      <NumberField
        label={t('uikit.invalidstate.pieces')}
        defaultValue={40}
        error={t('uikit.invalidstate.pieces.error')}
      />
      <PasswordField
        label={t('uikit.invalidstate.password')}
        autoComplete="new-password"
        error={t('uikit.invalidstate.password.error')}
      />
      <Select
        label={t('uikit.invalidstate.way')}
        options={kinds}
        emptyLabel={t('uikit.invalidstate.choose')}
        error={t('uikit.invalidstate.way.error')}
      />
      <Combobox
        label={t('uikit.invalidstate.country')}
        options={[]}
        error={t('uikit.invalidstate.country.error')}
      />
      <DateField
        label={t('uikit.invalidstate.day')}
        labels={pickerLabels(t)}
        error={t('uikit.invalidstate.day.error')}
      />
      <RadioGroup
        label={t('uikit.invalidstate.parcel')}
        options={kinds}
        error={t('uikit.invalidstate.way.error')}
      />
      <TextArea label={t('uikit.invalidstate.note')} error={t('uikit.invalidstate.note.error')} />
      <Checkbox label={t('uikit.invalidstate.agree')} error={t('uikit.invalidstate.agree.error')} />
    </Columns>
  );
}
