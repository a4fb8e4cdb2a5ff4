import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { rowQuery } from '@tatami/tables/row-queries';
import {
  Banner,
  ButtonLink,
  DoorScreen,
  Heading,
  Inline,
  ItemList,
  Stack,
  Stat,
  Text,
  TurningCode,
} from '@tatami/ui';
import { CheckIcon, CloseIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { isPassing } from '../../../lib/api/when-ready.ts';
import { useGrades } from '../../../lib/club/grades.ts';
import { ownChoices } from '../../../lib/club/training/own-mark.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { type RosterEntry, rosterQuery } from '../roster-query.ts';
import { codePeriod, codeQuery } from './check-in-calls.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** How many of those who came last are named: as many as are read in passing. */
const named = 6;

/** What an instructor holds up at the door: the code that people scan, and who has just come in. */
export function CodePage({ params: { id } }: PageProps<'/dojo/check-in/:id/code'>) {
  const { data: training } = useQuery(rowQuery('training', id));
  return training ? <Door training={training} /> : null;
}

function Door({ training }: { training: Training }) {
  const { t, format } = useI18n();
  const now = useNow();
  const { title, startsAt, endsAt, workplaceName } = training;
  useTitle(t('door.title', { title }));
  useWakeLock();
  const isOpen = ownChoices(training, undefined, now, '').canArrive;
  return (
    <DoorScreen
      title={title}
      description={`${format.timeRange(startsAt, endsAt)}, ${workplaceName}`}
      actions={
        <>
          <ButtonLink href={`/dojo/kiosk?training=${training.id}`}>{t('door.kiosk')}</ButtonLink>
          <ButtonLink icon={CloseIcon} href={`/dojo/training/${training.id}`}>
            {t('door.close')}
          </ButtonLink>
        </>
      }
      aside={<Arrived training={training.id} />}
    >
      {!isOpen && (
        <Banner tone="warning">{t(training.state === 'cancelled' ? 'door.cancelled' : 'door.shut')}</Banner>
      )}
      <Code training={training.id} />
      <Text size="large" align="center">
        {t('door.scan')}
      </Text>
    </DoorScreen>
  );
}

function Code({ training }: { training: string }) {
  const { t } = useI18n();
  const { data, dataUpdatedAt, error } = useQuery(codeQuery(training));
  const modules = useMemo(
    () => data && generate(`${location.origin}/dojo/check-in/${training}?code=${data.code}`),
    [data, training],
  );
  const isSpent = data && Date.now() > dataUpdatedAt + data.nextIn + codePeriod;
  if (error && (!data || isSpent))
    return <Banner tone="danger">{isPassing(error) ? t('door.offline') : error.message}</Banner>;
  return (
    <TurningCode
      modules={modules}
      label={t('door.code')}
      id={data?.code}
      nextIn={data?.nextIn}
      period={codePeriod}
    />
  );
}

/** Those who are here, whoever came last first. */
function Arrived({ training }: { training: string }) {
  const { t, format } = useI18n();
  const { gradeOf } = useGrades();
  const { data } = useQuery(rosterQuery(training));
  const here = (data?.students ?? []).filter(({ presence }) => isHere(presence));
  const last = here.toSorted((one, other) => cameAt(other).localeCompare(cameAt(one))).slice(0, named);
  return (
    <Stack space={16}>
      <Stat label={t('door.here')} value={String(here.length)} />
      <div aria-live="polite">
        <Heading level={2}>{t('door.last')}</Heading>
        {last.length === 0 ? (
          <Text tone="muted">{t('door.nobody')}</Text>
        ) : (
          <ItemList
            padding="none"
            label={t('door.last')}
            items={last.map((entry) => ({
              id: entry.student,
              title: `${entry.firstName} ${entry.lastName}`,
              start: (
                <Face
                  of="student"
                  person={{ ...entry, id: entry.student }}
                  belt={gradeOf(entry.grade)?.color}
                  size={44}
                />
              ),
              end: (
                <Inline space={8}>
                  <Text as="span" tone="muted" tabular>
                    {format.time(cameAt(entry))}
                  </Text>
                  <CheckIcon />
                </Inline>
              ),
            }))}
          />
        )}
      </div>
    </Stack>
  );
}

const isHere = (presence: RosterEntry['presence']) =>
  presence !== null &&
  !presence.invalidatedAt &&
  (presence.status === 'present' || presence.status === 'late');

const cameAt = ({ presence }: RosterEntry): string => presence?.checkedInAt ?? presence?.createdAt ?? '';
