import { DescriptionList } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useThemeValues } from '../use-theme-values.ts';

/** The sizes and corners as they are at this moment: read from the page, whatever theme is worn. */
export function Sizes() {
  const { t } = useI18n();
  const values = useThemeValues(/^--t-(size|radius)-/);
  return (
    <DescriptionList
      items={values.map(({ name, value }) => ({
        term: name.replace('--t-', ''),
        value: value === '0px' ? t('utilities.spacing.nothing') : value,
      }))}
    />
  );
}
