import { Columns, Stack } from '@tatami/ui';
import type { ClubOverview } from '../../../lib/club/home/club-overview-query.ts';
import { Undecided } from '../undecided/Undecided.tsx';
import { Decisions } from './Decisions.tsx';
import { EndingPapers } from './EndingPapers.tsx';
import { ReadyForExam } from './ReadyForExam.tsx';
import { Retention } from './Retention.tsx';
import { Traffic } from './Traffic.tsx';
import { Unseen } from './Unseen.tsx';

/** What stands beside the weeks: what is to be decided. On a phone it stands below them. */
export function Beside({ of: overview }: { of: ClubOverview }) {
  return (
    <Stack space={24}>
      <Decisions of={overview} />
      {Boolean(overview.undecided) && <Undecided />}
    </Stack>
  );
}

/** What stands below the figures, the weeks and what is to be decided. */
export function Below({ of: overview }: { of: ClubOverview }) {
  const { retention, unseen, papers, ready, today } = overview;
  return (
    <Columns layout={2} space={24} from="wide" align="start">
      <Stack space={24}>
        {unseen && <Unseen of={unseen} />}
        {retention && <Retention of={retention} />}
        <Traffic of={overview} />
      </Stack>
      <Stack space={24}>
        {papers && <EndingPapers of={papers} today={today} />}
        {ready && <ReadyForExam of={ready} />}
      </Stack>
    </Columns>
  );
}
