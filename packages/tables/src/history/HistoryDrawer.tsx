import { Drawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { RowHistory } from './RowHistory.tsx';

interface HistoryDrawerProps {
  id: string;
  /** Rows of other tables that belong to it. */
  also?: readonly string[] | undefined;
  /** What the row is called. */
  name: string;
  onClose: () => void;
}

/** The history of a row that has a page of its own, beside that. */
export function HistoryDrawer({ id, also, name, onClose }: HistoryDrawerProps) {
  const { t } = useI18n();
  return (
    <Drawer
      open
      push
      onOpenChange={(open) => !open && onClose()}
      title={t('form.history')}
      description={name}
    >
      <RowHistory id={id} also={also} />
    </Drawer>
  );
}
