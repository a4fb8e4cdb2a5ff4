import { Stack } from '@tatami/ui';
import type { ReactNode } from 'react';
import { Undecided } from '../undecided/Undecided.tsx';
import { ClubAtAGlance } from './ClubAtAGlance.tsx';

interface OfficeProps {
  /** What stands in place of the figures until they are there. */
  children: ReactNode;
}

/** What whoever runs the club looks at beside the mat: who waits for a decision, and how the club stands. */
export function Office({ children }: OfficeProps) {
  return (
    <Stack space={24}>
      <Undecided />
      <ClubAtAGlance meanwhile={children} />
    </Stack>
  );
}
