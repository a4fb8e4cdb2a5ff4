import { Stack } from '@tatami/ui';
import type { ReactNode } from 'react';
import { Undecided } from '../undecided/Undecided.tsx';
import { ClubAtAGlance } from './ClubAtAGlance.tsx';

/** What whoever runs the club looks at beside the mat: who waits for a decision, and how the club stands. */
export function Office({ meanwhile }: { meanwhile: ReactNode }) {
  return (
    <Stack space={24}>
      <Undecided />
      <ClubAtAGlance meanwhile={meanwhile} />
    </Stack>
  );
}
