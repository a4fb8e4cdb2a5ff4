import { ItemList, StatusTag, type StatusTagProps } from '@tatami/ui';
import { BookmarkIcon } from '@tatami/ui/icons';
import { Thumbnail } from '@tatami/ui/Thumbnail';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { products, type Stock } from '../../data/products.ts';

const tones: Record<Stock, StatusTagProps['status']> = { inStock: 'success', low: 'warning', out: 'danger' };

/** Things one can open: what it is, a second line, and what stands at the end. */
export function Things() {
  const { t, language } = useI18n();
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN' });
  return (
    <ItemList
      label={t('uikit.list.shop')}
      items={products.slice(0, 6).map(({ id, name, kind, price, stock }) => ({
        id,
        title: name[language],
        description: [kind[language], money.format(price)],
        start: <Thumbnail icon={BookmarkIcon} />,
        end: <StatusTag status={tones[stock]}>{t(`uikit.list.stock.${stock}`)}</StatusTag>,
        href: `/uikit/list#${id}`,
      }))}
    />
  );
}
