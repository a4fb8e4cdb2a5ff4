import { useQuery } from '@tanstack/react-query';
import { rowQuery } from '../rows/row-queries.ts';
import { useViewer } from '../viewer/viewer.ts';
import { useChanger } from './fresh-rows.ts';

/** The name of who has changed a row last, while this page was open; for whoever may read who the users are. */
export function useChangerName(id: string | undefined): string | undefined {
  const { has } = useViewer();
  const changer = useChanger(id);
  const { data } = useQuery({
    ...rowQuery('user', changer ?? ''),
    enabled: changer !== null && has('User:Read'),
  });
  return data && `${data.firstName} ${data.lastName}`;
}
