import { Drawer, ErrorState, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';

interface LoadingDrawerProps {
  title: string;
  onClose: () => void;
  /** Why what is to be edited did not come. */
  error?: Error | null | undefined;
  onRetry?: (() => void) | undefined;
}

/** The drawer while what it edits is on its way. */
export function LoadingDrawer({ title, onClose, error, onRetry }: LoadingDrawerProps) {
  const { t } = useI18n();
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={title}>
      {error ? (
        <ErrorState title={t('error.title')} description={error.message} onRetry={onRetry} />
      ) : (
        <Stack space={16}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </Drawer>
  );
}
