import { Columns, Stack } from '@tatami/ui';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { type ReactNode, Suspense, useState } from 'react';
import type { Mat } from '../staff/mat-query.ts';
import { PeopleOnMat } from './PeopleOnMat.tsx';

const PersonSheet = lazyOrNothing(async () => (await import('./PersonSheet.tsx')).PersonSheet);

interface MatDetailsProps {
  mat: Mat;
  /** What stands above who is there, where that stands beside the rest, and not all of it in one column. */
  head?: ReactNode;
  /** What those on it need, as `MatNeeds` says it. */
  needs: ReactNode;
}

/** All of what is on the mat at a training: who, what they need, what is worth doing, whom to spare. */
export function MatDetails({ mat, head, needs }: MatDetailsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const person = mat.here.find(({ student }) => student === opened);
  const people = <PeopleOnMat mat={mat} onPress={setOpened} />;
  return (
    <>
      {head ? (
        <Columns layout={2} space={24} from="desktop" align="start">
          <Stack space={24}>
            {head}
            {people}
          </Stack>
          <Stack space={24}>{needs}</Stack>
        </Columns>
      ) : (
        <Stack space={24}>
          {people}
          {needs}
        </Stack>
      )}
      <Suspense>
        {person && <PersonSheet mat={mat} person={person} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
