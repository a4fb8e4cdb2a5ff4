import { DescriptionList } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { products } from '../../data/products.ts';

/** The properties of one thing. */
export function Properties() {
  const { t, language } = useI18n();
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN' });
  const [shown] = products;
  if (!shown) return null;
  return (
    <DescriptionList
      items={[
        { term: t('uikit.list.name'), value: shown.name[language] },
        { term: t('uikit.list.kind'), value: shown.kind[language] },
        { term: t('uikit.list.price'), value: money.format(shown.price) },
        { term: t('uikit.list.left'), value: t('uikit.list.pieces', { count: shown.quantity }) },
      ]}
    />
  );
}
