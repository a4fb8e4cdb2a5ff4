import { Button, Columns, SearchField, Select } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { products } from '../../data/products.ts';

/** A search above a list, in one line where there is room for it. */
export function InOneLine() {
  const { t, language } = useI18n();
  const kinds = [...new Set(products.map(({ kind }) => kind[language]))];
  return (
    <Columns layout={3} space={12} align="end">
      <SearchField label={t('uikit.formlayout.search')} placeholder={t('uikit.formlayout.search')} />
      <Select
        label={t('uikit.formlayout.kind')}
        labelHidden
        emptyLabel={t('uikit.formlayout.anyKind')}
        options={kinds.map((kind) => ({ value: kind, label: kind }))}
      />
      <Button icon={SearchIcon}>{t('uikit.formlayout.find')}</Button>
    </Columns>
  );
}
