import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, Skeleton } from '@tatami/ui';
import { useNow } from '@tatami/web-runtime/use-now';
import { MatHead } from '../staff/MatHead.tsx';
import { matQuery } from '../staff/mat-query.ts';
import { MatDetails } from './MatDetails.tsx';
import { MatNeeds } from './MatNeeds.tsx';

/** All of what is on the mat at a training, below its head. */
export function MatOf({ training }: { training: string }) {
  const now = useNow();
  const query = useQuery(matQuery(training));
  const { data: mat } = query;
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} />
      </Card>
    );
  }
  if (!mat) return <Skeleton shape="block" />;
  return <MatDetails mat={mat} head={<MatHead mat={mat} now={now} />} needs={<MatNeeds mat={mat} />} />;
}
