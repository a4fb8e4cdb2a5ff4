import { Columns, Combobox, RadioGroup, SegmentedControl, Select } from '@tatami/ui';
import { MultiSelect } from '@tatami/ui/MultiSelect';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { countries } from '../../data/countries.ts';

/** One or several of what is known: the fewer there are, the more of them are in sight. */
export function Choices() {
  const { t, language } = useI18n();
  const options = countries(language).map(({ code, name }) => ({ id: code, label: name, description: code }));
  const sizes = (['small', 'medium', 'large'] as const).map((value) => ({
    value,
    label: t(`uikit.input.size.${value}`),
  }));
  return (
    <Columns layout={2} space={16}>
      <SegmentedControl label={t('uikit.input.size')} options={sizes} defaultValue="medium" />
      <RadioGroup label={t('uikit.input.fit')} options={sizes} defaultValue="large" />
      <Select label={t('uikit.input.stock')} options={sizes} emptyLabel={t('uikit.input.any')} />
      <Combobox label={t('uikit.input.country')} options={options} placeholder={t('uikit.input.find')} />
      <MultiSelect
        label={t('uikit.input.countries')}
        options={options}
        defaultValue={options.filter(({ id }) => id === 'PL' || id === 'JP')}
        removeLabel={({ label }) => t('uikit.input.remove', { label })}
      />
    </Columns>
  );
}
