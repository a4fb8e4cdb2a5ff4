import { Drawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { RowHistory, type RowHistoryProps } from './RowHistory.tsx';

interface HistoryDrawerProps extends RowHistoryProps {
  /** What the row is called. */
  name: string;
  onClose: () => void;
}

/** The history of a row that has a page of its own, beside that. */
export function HistoryDrawer({ name, onClose, ...history }: HistoryDrawerProps) {
  const { t } = useI18n();
  return (
    <Drawer
      open
      push
      onOpenChange={(open) => !open && onClose()}
      title={t('form.history')}
      description={name}
    >
      <RowHistory {...history} />
    </Drawer>
  );
}
