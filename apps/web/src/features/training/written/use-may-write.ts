import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

/** Whether the person may write to the people of a training: whoever leads it, and whoever may write to everybody. */
export function useMayWrite({ instructor }: Training): boolean {
  const { has, whoami } = useViewer();
  const { data: own = [] } = useQuery(ownStudentsQuery);
  return has('Announcement:Write') || instructor === whoami.id || own.some(({ id }) => id === instructor);
}
