import { Columns, Select, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { countries } from '../../data/countries.ts';

/** Short fields that belong together share a line, and fall under each other on a phone. */
export function TwoColumns() {
  const { t, language } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <TextField label={t('uikit.formlayout.firstName')} autoComplete="given-name" />
      <TextField label={t('uikit.formlayout.lastName')} autoComplete="family-name" />
      <TextField label={t('uikit.formlayout.postcode')} autoComplete="postal-code" />
      <TextField label={t('uikit.formlayout.town')} autoComplete="address-level2" />
      <Select
        label={t('uikit.formlayout.country')}
        defaultValue="PL"
        options={countries(language).map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Columns>
  );
}
