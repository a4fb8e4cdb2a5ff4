import type { RowDrawerProps } from '@tatami/tables/table';
import { TokenDetails } from './TokenDetails.tsx';

/** Somebody's token, out of the list of all: what it may do, and how to end it. */
export function TokenDrawer({ entity, onClose }: RowDrawerProps<'access-token'>) {
  return entity && <TokenDetails token={entity} onClose={onClose} onRevoked={onClose} />;
}
