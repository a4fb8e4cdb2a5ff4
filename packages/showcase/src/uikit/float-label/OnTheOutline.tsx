import { Columns, Select, TextField } from '@tatami/ui';
import { FloatLabel } from '@tatami/ui/FloatLabel';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { countries } from '../../data/countries.ts';

/** The label goes onto the outline: the box stays as high as any other. */
export function OnTheOutline() {
  const { t, language } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <FloatLabel variant="on">
        <TextField label={t('uikit.floatlabel.street')} />
      </FloatLabel>
      <FloatLabel variant="on">
        <TextField label={t('uikit.floatlabel.town')} defaultValue="Gdańsk" />
      </FloatLabel>
      <FloatLabel variant="on">
        <Select
          label={t('uikit.floatlabel.country')}
          emptyLabel=""
          options={countries(language).map(({ code, name }) => ({ value: code, label: name }))}
        />
      </FloatLabel>
    </Columns>
  );
}
