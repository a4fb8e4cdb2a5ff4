import { Text } from '@tatami/ui';
import { SortableSections } from '@tatami/ui/SortableSections';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { products } from '../../data/products.ts';

/** An order of one’s own: dragged by the grip, or moved with the arrow keys on it. */
export function InAnOrder() {
  const { t, language } = useI18n();
  const [order, setOrder] = useState(products.slice(6, 11));
  const [open, setOpen] = useState<string | null>(null);

  function move(id: string, to: number) {
    const moved = order.find((one) => one.id === id);
    if (moved) setOrder(order.filter((one) => one !== moved).toSpliced(to, 0, moved));
  }

  return (
    <SortableSections
      level={3}
      sections={order.map(({ id, name, kind, quantity }) => ({
        id,
        title: name[language],
        note: kind[language],
        content: <Text>{t('uikit.list.pieces', { count: quantity })}</Text>,
      }))}
      labels={{
        list: t('uikit.list.wishes'),
        grip: (title) => t('uikit.list.grip', { title }),
        moved: (title, place, of) => t('uikit.list.moved', { title, place, of }),
      }}
      open={open}
      onOpenChange={setOpen}
      onMove={move}
    />
  );
}
