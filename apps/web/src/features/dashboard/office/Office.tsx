import { Stack } from '@tatami/ui';
import { Undecided } from '../undecided/Undecided.tsx';
import { ClubAtAGlance } from './ClubAtAGlance.tsx';

/** What whoever runs the club looks at beside the mat: who waits for a decision, and how the club stands. */
export function Office() {
  return (
    <Stack space={24}>
      <Undecided />
      <ClubAtAGlance />
    </Stack>
  );
}
