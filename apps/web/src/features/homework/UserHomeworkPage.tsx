import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ItemList,
  type ListItem,
  PageHeader,
  SegmentedControl,
  Stack,
  Text,
} from '@tatami/ui';
import { EditIcon, NoteIcon, SuccessIcon, UserIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { type OwnStudent, ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { HomeworkState } from './HomeworkState.tsx';
import { type OwnHomework, ownHomeworkQuery, waitingQuery } from './homework-queries.ts';
import { sharedText } from './shared-text.ts';
import { byDueAt, byLastChange, isLate, standingOf } from './standing.ts';
import { useDueWords } from './use-due-words.ts';

/** What was done before is one press away. */
const firstDone = 8;

/** The homework of whoever is here and of their children: first what is due, then what waits, then what is done. */
export function UserHomeworkPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: all = [] } = useQuery(ownHomeworkQuery);
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const reviews = has('HomeworkSubmission:Write');
  const { data: queue } = useQuery({ ...waitingQuery, enabled: reviews });
  useTitle(t('user-homework.title'));
  const student = students.find(({ id }) => id === params.get('student')) ?? students[0];
  const shared = sharedText(params);

  return (
    <Stack space={24}>
      <PageHeader
        title={t('user-homework.title')}
        description={
          student || !reviews
            ? t('user-homework.about', {
                relation: student?.relation ?? 'self',
                name: student?.firstName ?? '',
              })
            : t('user-homework.about.instructor')
        }
        actions={
          reviews && (
            <ButtonLink icon={EditIcon} href="/dojo/user-homework/review">
              {t('user-homework.toReview', { count: queue?.count ?? 0 })}
            </ButtonLink>
          )
        }
      />
      {shared && student && (
        <Banner
          tone="info"
          title={t('user-homework.shared')}
          onDismiss={() => setParams({ title: null, text: null, url: null }, { replace: true })}
        >
          {shared}
        </Banner>
      )}
      {student ? (
        <>
          {students.length > 1 && (
            <SegmentedControl
              label={t('user-homework.whose')}
              labelHidden
              options={students.map(({ id, relation, firstName }) => ({
                value: id,
                label: relation === 'self' ? t('user-homework.mine') : firstName,
              }))}
              value={student.id}
              onValueChange={(chosen) =>
                setParams({ student: chosen === students[0]?.id ? null : chosen }, { replace: true })
              }
            />
          )}
          <HomeworkOf
            key={student.id}
            student={student}
            shared={shared}
            all={all.filter(({ submission }) => submission.student === student.id)}
          />
        </>
      ) : (
        <Card>
          <EmptyState
            icon={UserIcon}
            title={t('user-homework.nobody')}
            description={t(reviews ? 'user-homework.nobody.instructor' : 'user-homework.nobody.text')}
          />
        </Card>
      )}
    </Stack>
  );
}

interface HomeworkOfProps {
  student: OwnStudent;
  all: readonly OwnHomework[];
  /** What is to be put into the answer that is opened next. */
  shared: string;
}

function HomeworkOf({ student, all, shared }: HomeworkOfProps) {
  const { t } = useI18n();
  const now = useNow();
  const itemOf = useHomeworkItem(now);
  const [isUnfolded, setUnfolded] = useState(false);
  const { relation, firstName: name } = student;
  const standing = (which: ReturnType<typeof standingOf>) => all.filter((each) => standingOf(each) === which);
  const due = standing('due').toSorted(byDueAt);
  const waiting = standing('waiting').toSorted(byLastChange);
  const done = standing('done').toSorted(byLastChange);
  const folded = isUnfolded ? 0 : Math.max(0, done.length - firstDone);

  if (all.length === 0)
    return (
      <Card>
        <EmptyState
          icon={NoteIcon}
          title={t('user-homework.empty', { relation, name })}
          description={t('user-homework.empty.text')}
        />
      </Card>
    );
  return (
    <>
      <Card
        title={t('user-homework.due', { count: due.length })}
        padding="none"
        bleed
        tone={due.some((each) => isLate(each, now)) ? 'accent' : 'default'}
      >
        {due.length > 0 ? (
          <ItemList
            items={due.map((own) => {
              const item = itemOf(own);
              return shared ? { ...item, href: `${item.href}?add=${encodeURIComponent(shared)}` } : item;
            })}
          />
        ) : (
          <EmptyState
            size="small"
            icon={SuccessIcon}
            title={t('user-homework.due.none', { relation, name })}
            titleLevel={3}
            description={t('user-homework.due.none.text')}
          />
        )}
      </Card>
      {waiting.length > 0 && (
        <Card title={t('user-homework.waiting')} padding="none" bleed>
          <ItemList items={waiting.map(itemOf)} />
        </Card>
      )}
      {done.length > 0 && (
        <Card title={t('user-homework.done')} padding="none" bleed>
          <ItemList items={done.slice(0, done.length - folded).map(itemOf)} />
          {folded > 0 && (
            <Button variant="quiet" fullWidth onClick={() => setUnfolded(true)}>
              {t('user-homework.done.all', { count: done.length })}
            </Button>
          )}
        </Card>
      )}
    </>
  );
}

function useHomeworkItem(now: number) {
  const { t, format } = useI18n();
  const dueWords = useDueWords(now);
  return (own: OwnHomework): ListItem => {
    const { submission, homework } = own;
    const standing = standingOf(own);
    const when =
      standing === 'due' ? (
        <Text key="due" as="span" size="small" tone={isLate(own, now) ? 'danger' : 'muted'}>
          {dueWords(homework.dueAt)}
        </Text>
      ) : (
        submission.submittedAt && (
          <span key="on">
            {t('user-homework.handedIn', { day: format.dateOf(submission.submittedAt, 'dayMonth') })}
          </span>
        )
      );
    return {
      id: submission.id,
      title: homework.title,
      href: `/dojo/user-homework/${submission.id}`,
      description: (
        <>
          {when}
          {homework.authorName && <span>{t('user-homework.from', { name: homework.authorName })}</span>}
          {submission.rating !== null && (
            <span>{t('user-homework.rating', { rating: submission.rating })}</span>
          )}
        </>
      ),
      end: <HomeworkState of={own} now={now} />,
    };
  };
}
