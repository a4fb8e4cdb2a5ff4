import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { Drawer } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';
import { usePlaces } from '../table/places-context.ts';
import { RowHistory } from './RowHistory.tsx';

interface HistoryDrawerProps {
  of: TableName;
  id: string;
  /** What the row is called. */
  name: string;
  onClose: () => void;
}

/** The history of a row that has a page of its own, beside that. */
export function HistoryDrawer({ of, id, name, onClose }: HistoryDrawerProps) {
  const { t } = useI18n();
  const place = usePlaces()(of);
  const { data: table } = useQuery({
    queryKey: ['description', of],
    queryFn: () => place?.load?.() ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Drawer
      open
      push
      onOpenChange={(open) => !open && onClose()}
      title={t('form.history')}
      description={name}
    >
      {table && <RowHistory of={table} id={id} />}
    </Drawer>
  );
}
