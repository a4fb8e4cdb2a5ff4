import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, Heading, Inline, SegmentedControl, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { type ReactNode, Suspense, useState } from 'react';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { AfterSight } from '../AfterSight.tsx';
import { BelowSight } from './BelowSight.tsx';
import { classesNow } from './classes-now.ts';
import { MatHead } from './MatHead.tsx';
import { type Mat, matQuery, type ReadMat } from './mat-query.ts';

const below = () => import('../mat-now/below.ts');
const MatDetails = lazyOrNothing(async () => (await import('../mat-now/MatDetails.tsx')).MatDetails);
const MatNeeds = lazyOrNothing(async () => (await below()).MatNeeds);
const LastTaught = lazyOrNothing(async () => (await below()).LastTaught);
const Unmarked = lazyOrNothing(async () => (await below()).Unmarked);
const LatestAnnouncement = lazyOrNothing(async () => (await below()).LatestAnnouncement);
const QueryFailure = lazyOrNothing(async () => (await below()).QueryFailure);

interface MatNowProps {
  /** Today's trainings and those to come. */
  trainings: readonly Training[];
  /** What they led and nobody was marked at. */
  unmarked: readonly Training[];
  /** What came with the home. */
  read: ReadMat;
  now: number;
}

/** What somebody who teaches comes for: the class that is on the mat, or the next one, and what they have yet to mark. */
export function MatNow({ trainings, unmarked, read, now }: MatNowProps) {
  const { t, format } = useI18n();
  const { whoami, has } = useViewer();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const [chosen, setChosen] = useState<string>();
  const seesMat = has('Training:Read') && has('Student:Read');
  const classes = classesNow(trainings, [whoami.id, whoami.student], now);
  const current = classes.now.find(({ id }) => id === chosen) ?? classes.now[0];
  return (
    <>
      {seesMat && current && (
        <Stack space={12}>
          <MatTitle training={current.id}>{t('mat.now')}</MatTitle>
          {classes.now.length > 1 && (
            <SegmentedControl
              label={t('mat.which')}
              labelHidden
              value={current.id}
              onValueChange={setChosen}
              options={classes.now.slice(0, 4).map(({ id, title, startsAt }) => ({
                value: id,
                label: `${format.time(startsAt)} ${title}`,
              }))}
            />
          )}
          <OnMat key={current.id} training={current.id} read={read}>
            {(mat) => (
              <MatDetails
                mat={mat}
                needs={
                  <BelowSight waiting={waiting}>
                    <MatNeeds mat={mat} />
                  </BelowSight>
                }
              />
            )}
          </OnMat>
        </Stack>
      )}
      {seesMat && !current && classes.next && (
        <Stack space={12}>
          <MatTitle training={classes.next.id}>{t('mat.next')}</MatTitle>
          <OnMat training={classes.next.id} read={read}>
            {(mat) => <LastTaught mat={mat} />}
          </OnMat>
        </Stack>
      )}
      <BelowSight>
        {seesMat && <Unmarked trainings={unmarked} />}
        {/* Whoever trains has it among what is theirs. */}
        {students.length === 0 && <LatestAnnouncement />}
      </BelowSight>
    </>
  );
}

/** What is said of a class, and the way to its own page. */
function MatTitle({ training, children }: { training: string; children: string }) {
  const { t } = useI18n();
  return (
    <Inline space={12} align="center" justify="between">
      <Heading level={2}>{children}</Heading>
      <ButtonLink size="small" href={`/dojo/training/${training}/mat`}>
        {t('mat.open')}
      </ButtonLink>
    </Inline>
  );
}

interface OnMatProps {
  training: string;
  read: ReadMat;
  /** What stands below its head, and comes after it. */
  children: (mat: Mat) => ReactNode;
}

function OnMat({ training, read, children }: OnMatProps) {
  const now = useNow();
  const query = useQuery(matQuery(training, read));
  const { data: mat } = query;
  if (!mat || query.isLoadingError)
    return (
      <Card>
        {query.isLoadingError ? (
          <Suspense>
            <QueryFailure query={query} />
          </Suspense>
        ) : (
          <Skeleton shape="block" />
        )}
      </Card>
    );
  return (
    <Stack space={24}>
      <MatHead mat={mat} now={now} />
      <AfterSight waiting={waiting}>{children(mat)}</AfterSight>
    </Stack>
  );
}

/** What stands in for the rest: with the head as high as a phone, so that nothing below it moves. */
const waiting = (
  <Stack space={24}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);
