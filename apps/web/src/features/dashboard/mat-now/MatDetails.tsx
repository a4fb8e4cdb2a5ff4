import { Columns, Stack } from '@tatami/ui';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { type ReactNode, Suspense, useState } from 'react';
import type { Mat } from '../staff/mat-query.ts';
import { LastTaught } from './LastTaught.tsx';
import { NearExam } from './NearExam.tsx';
import { PeopleOnMat } from './PeopleOnMat.tsx';
import { TakeCare } from './TakeCare.tsx';
import { WorthDoing } from './WorthDoing.tsx';

const PersonSheet = lazyOrNothing(async () => (await import('./PersonSheet.tsx')).PersonSheet);

interface MatDetailsProps {
  mat: Mat;
  /** What stands above who is there, where that stands beside the rest, and not all of it in one column. */
  head?: ReactNode;
}

/** All of what is on the mat at a training: who, what they need, what is worth doing, whom to spare. */
export function MatDetails({ mat, head }: MatDetailsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const person = mat.here.find(({ student }) => student === opened);
  const people = <PeopleOnMat mat={mat} onPress={setOpened} />;
  const rest = (
    <>
      <TakeCare mat={mat} />
      <NearExam mat={mat} />
      <WorthDoing mat={mat} />
      <LastTaught mat={mat} />
    </>
  );
  return (
    <>
      {head ? (
        <Columns layout={2} space={24} from="desktop" align="start">
          <Stack space={24}>
            {head}
            {people}
          </Stack>
          <Stack space={24}>{rest}</Stack>
        </Columns>
      ) : (
        <Stack space={24}>
          {people}
          {rest}
        </Stack>
      )}
      <Suspense>
        {person && <PersonSheet mat={mat} person={person} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
