import type { UseQueryResult } from '@tanstack/react-query';
import { Drawer, Skeleton, Stack } from '@tatami/ui';
import { QueryFailure } from '../QueryFailure.tsx';

interface LoadingDrawerProps {
  title: string;
  onClose: () => void;
  /** What fetches it. */
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** The drawer while what it edits is on its way. */
export function LoadingDrawer({ title, onClose, query }: LoadingDrawerProps) {
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={title}>
      {query.error ? (
        <QueryFailure query={query} />
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
