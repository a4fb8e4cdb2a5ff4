import { useQuery } from '@tanstack/react-query';
import { administrators, rolesQuery } from '../../roles-query.ts';
import type { Training } from './trainings.ts';

/** domain.md, presence: for so many days instructors may add what they forgot. */
export const backfillDays = 7;

/** Whether what is recorded of a training can be changed by an administrator alone, and the person is none. */
export function useIsSettled({ endsAt }: Pick<Training, 'endsAt'>, now: number): boolean {
  const isLongOver = now - Date.parse(endsAt) > backfillDays * 86_400_000;
  const { data: groups } = useQuery({ ...rolesQuery, enabled: isLongOver });
  return isLongOver && !groups?.includes(administrators);
}
