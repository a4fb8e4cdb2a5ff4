import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, Heading, Inline, SegmentedControl, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { classesNow } from './classes-now.ts';
import { LastTaught } from './LastTaught.tsx';
import { MatHead } from './MatHead.tsx';
import { MatOf } from './MatOf.tsx';
import { matQuery, type ReadMat } from './mat-query.ts';
import { Unmarked } from './Unmarked.tsx';

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
  const [chosen, setChosen] = useState<string>();
  if (!has('Training:Read') || !has('Student:Read')) return null;
  const classes = classesNow(trainings, [whoami.id, whoami.student], now);
  const current = classes.now.find(({ id }) => id === chosen) ?? classes.now[0];
  return (
    <Stack space={24}>
      {current && (
        <Stack space={12}>
          <Inline space={12} align="center" justify="between">
            <Heading level={2}>{t('mat.now')}</Heading>
            <ButtonLink size="small" href={`/dojo/training/${current.id}/mat`}>
              {t('mat.open')}
            </ButtonLink>
          </Inline>
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
          <MatOf key={current.id} training={current.id} read={read} narrow />
        </Stack>
      )}
      {!current && classes.next && <NextClass training={classes.next.id} read={read} now={now} />}
      <Unmarked trainings={unmarked} />
    </Stack>
  );
}

/** The class that comes next: who has said that they come, and what that group was taught last. */
function NextClass({ training, read, now }: { training: string; read: ReadMat; now: number }) {
  const { t } = useI18n();
  const query = useQuery(matQuery(training, read));
  const { data: mat } = query;
  if (!mat) {
    return <Card>{query.isLoadingError ? <QueryFailure query={query} /> : <Skeleton shape="block" />}</Card>;
  }
  return (
    <Stack space={12}>
      <Inline space={12} align="center" justify="between">
        <Heading level={2}>{t('mat.next')}</Heading>
        <ButtonLink size="small" href={`/dojo/training/${training}/mat`}>
          {t('mat.open')}
        </ButtonLink>
      </Inline>
      <MatHead mat={mat} now={now} />
      <LastTaught mat={mat} />
    </Stack>
  );
}
