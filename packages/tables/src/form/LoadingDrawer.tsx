import type { UseQueryResult } from '@tanstack/react-query';
import { Drawer, Skeleton, Stack } from '@tatami/ui';
import { QueryFailure } from '../QueryFailure.tsx';

interface LoadingDrawerProps {
  title: string;
  /** Whether it belongs to a row of a list. */
  push?: boolean;
  onClose: () => void;
  /** What fetches it. */
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** The drawer while what it edits is on its way. */
export function LoadingDrawer({ title, push, onClose, query }: LoadingDrawerProps) {
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} {...{ title, push }}>
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
