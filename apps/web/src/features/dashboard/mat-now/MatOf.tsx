import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, Columns, Skeleton, Stack } from '@tatami/ui';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { Suspense, useState } from 'react';
import { LastTaught } from './LastTaught.tsx';
import { MatHead } from './MatHead.tsx';
import { matQuery, type ReadMat } from './mat-query.ts';
import { NearExam } from './NearExam.tsx';
import { PeopleOnMat } from './PeopleOnMat.tsx';
import { TakeCare } from './TakeCare.tsx';
import { WorthDoing } from './WorthDoing.tsx';

const PersonSheet = lazyOrNothing(async () => (await import('./PersonSheet.tsx')).PersonSheet);

interface MatOfProps {
  training: string;
  /** What came with the home, where it stands there. */
  read?: ReadMat;
  /** Whether it stands beside other things, and so in one column. */
  narrow?: boolean;
}

/** All of what is on the mat at a training: who, what they need, what is worth doing, whom to spare. */
export function MatOf({ training, read, narrow = false }: MatOfProps) {
  const now = useNow();
  const query = useQuery(matQuery(training, read));
  const [opened, setOpened] = useState<string | null>(null);
  const { data: mat } = query;
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} />
      </Card>
    );
  }
  if (!mat) return <Skeleton shape="block" />;
  const person = mat.here.find(({ student }) => student === opened);
  const first = (
    <Stack space={24}>
      <MatHead mat={mat} now={now} />
      <PeopleOnMat mat={mat} onPress={setOpened} />
    </Stack>
  );
  const second = (
    <Stack space={24}>
      <TakeCare mat={mat} />
      <NearExam mat={mat} />
      <WorthDoing mat={mat} />
      <LastTaught mat={mat} />
    </Stack>
  );
  return (
    <>
      {narrow ? (
        <Stack space={24}>
          {first}
          {second}
        </Stack>
      ) : (
        <Columns layout={2} space={24} from="desktop" align="start">
          {first}
          {second}
        </Columns>
      )}
      <Suspense>
        {person && <PersonSheet mat={mat} person={person} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
