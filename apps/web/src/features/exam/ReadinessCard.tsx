import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Inline,
  ItemList,
  Skeleton,
  Stack,
  StatusTag,
  useToast,
} from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { type Exam, readinessQuery } from './exam-queries.ts';
import { ProspectFace } from './ProspectFace.tsx';
import { ProspectStanding } from './ProspectStanding.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }));

/** How many are shown of those who are not ready yet. */
const some = 8;

/** Who is ready for an exam and who isn’t, with what they lack and when they will be; several are invited at once. */
export function ReadinessCard({ exam }: { exam: Exam }) {
  const { t } = useI18n();
  const toast = useToast();
  const query = useQuery(readinessQuery(exam));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { attempt, isBusy, failure } = useAttempt();

  const all = query.data ?? [];
  const ready = all.filter(({ missing }) => missing.length === 0);
  const others = all.filter(({ missing }) => missing.length > 0);
  const invited = all.filter(({ student }) => chosen.has(student));
  const choose = (student: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(student);
      else next.delete(student);
      return next;
    });

  const invite = (more: { overrideReason?: string } = {}) =>
    attempt(async () => {
      const students = invited.map(({ student }) => student);
      await club.table('exam').act(exam.id, 'invite', { students, ...more });
      setChosen(new Set());
      setAsking(false);
      await refreshTables('exam', 'exam-candidate', 'presence');
      toast({ message: t('exam.ready.invited', { count: students.length }) });
    });
  const press = () => {
    if (invited.some(({ missing }) => missing.length > 0)) setAsking(true);
    else void invite();
  };

  const areReadyChosen = ready.length > 0 && ready.every(({ student }) => chosen.has(student));
  return (
    <Card
      title={t('exam.ready.title')}
      padding="none"
      bleed
      actions={
        <Inline space={8}>
          {ready.length > 0 && !areReadyChosen && (
            <Button
              size="small"
              onClick={() => setChosen(new Set([...chosen, ...ready.map(({ student }) => student)]))}
            >
              {t('exam.ready.choose', { count: ready.length })}
            </Button>
          )}
          {invited.length > 0 && (
            <Button size="small" variant="primary" loading={isBusy} onClick={press}>
              {t('exam.ready.invite', { count: invited.length })}
            </Button>
          )}
        </Inline>
      }
    >
      {failure && !isAsking && <Banner tone="danger">{failure}</Banner>}
      {query.isLoadingError ? (
        <QueryFailure query={query} />
      ) : !query.data ? (
        <Skeleton shape="block" />
      ) : all.length === 0 ? (
        <EmptyState
          size="small"
          icon={UsersIcon}
          title={t('exam.ready.nobody')}
          description={t('exam.ready.nobody.text')}
        />
      ) : (
        <Stack space={8}>
          <ItemList
            label={t('exam.ready.title')}
            items={[...ready, ...(isWhole ? others : others.slice(0, some))].map((prospect) => ({
              id: prospect.student,
              title: (
                <Checkbox
                  label={`${prospect.firstName} ${prospect.lastName}`}
                  checked={chosen.has(prospect.student)}
                  onCheckedChange={(isChosen) => choose(prospect.student, isChosen)}
                />
              ),
              start: <ProspectFace prospect={prospect} />,
              description: <ProspectStanding prospect={prospect} />,
              end: prospect.missing.length === 0 && (
                <StatusTag status="success">{t('exam.ready.ready')}</StatusTag>
              ),
            }))}
          />
          {!isWhole && others.length > some && (
            <Inline space={8} justify="center">
              <Button variant="quiet" onClick={() => setWhole(true)}>
                {t('exam.ready.all', { count: others.length - some })}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      {isAsking && (
        <Suspense>
          <InviteDialog
            prospects={invited}
            isBusy={isBusy}
            failure={failure}
            onInvite={(overrideReason) => void invite({ overrideReason })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
