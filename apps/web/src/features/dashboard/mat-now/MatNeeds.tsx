import type { Mat } from '../staff/mat-query.ts';
import { LastTaught } from './LastTaught.tsx';
import { NearExam } from './NearExam.tsx';
import { TakeCare } from './TakeCare.tsx';
import { WorthDoing } from './WorthDoing.tsx';

/** What those on the mat need: whom to spare, who is near an exam, what is worth doing, and what was done before. */
export function MatNeeds({ mat }: { mat: Mat }) {
  return (
    <>
      <TakeCare mat={mat} />
      <NearExam mat={mat} />
      <WorthDoing mat={mat} />
      <LastTaught mat={mat} />
    </>
  );
}
