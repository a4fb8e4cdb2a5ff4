import type { UseQueryResult } from '@tanstack/react-query';
import type { ClubApiError } from '@tatami/sdk';
import { ErrorState, type ErrorStateProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Suspense } from 'react';
import { WaysOn } from './connection.ts';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** What could not be fetched, where that says more than that something went wrong. */
  title?: string | undefined;
  /** Whether a page has nothing to show without it: while the club can't be reached, it says where else one can go. */
  ofPage?: boolean;
  /** `small` in a card among others. */
  size?: ErrorStateProps['size'];
}

/** What stands in place of what a query could not fetch: why, and a way to try again. */
export function QueryFailure({
  query: { error, refetch, isFetching },
  title,
  ofPage,
  size,
}: QueryFailureProps) {
  const { t } = useI18n();
  const code = (error as ClubApiError | null)?.code;
  const isUnreached = code === 'network' || code === 'timeout';
  return (
    <ErrorState
      size={size}
      title={title ?? t(isUnreached ? 'error.unreached' : 'error.title')}
      description={error?.message}
      onRetry={refetch}
      retrying={isFetching}
    >
      {ofPage && isUnreached && (
        <Suspense>
          <WaysOn />
        </Suspense>
      )}
    </ErrorState>
  );
}
