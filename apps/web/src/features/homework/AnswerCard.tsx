import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Card, Inline, Link, Stack, Text } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../lib/api/club.ts';
import type { OwnStudent } from '../../lib/club/training/own-presences.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { HandedInFiles } from './files/HandedInFiles.tsx';
import { type OwnHomework, type Submission, showStored } from './homework-queries.ts';
import { isOpen } from './standing.ts';

interface AnswerCardProps {
  own: OwnHomework;
  /** Whether whoever is here acts for the student. */
  isOwner: boolean;
  relation: OwnStudent['relation'];
  now: number;
}

/** The answer: to be written while it is taken, and as it was handed in from then on. */
export function AnswerCard({ own, isOwner, relation, now }: AnswerCardProps) {
  const { t, format } = useI18n();
  const { submission, homework } = own;
  const { attempt, isBusy, failure } = useAttempt();
  const title = t('user-homework.answer', { relation, name: submission.studentFirstName });
  const isHandedIn = submission.state === 'submitted' || submission.state === 'reviewed';
  const takesAnswers = isOpen(homework, now);

  if (!isHandedIn && takesAnswers && isOwner)
    return (
      <Card title={title}>
        <AnswerForm own={own} relation={relation} />
      </Card>
    );
  if (!isHandedIn)
    return (
      <Card title={title}>
        <Stack space={12}>
          <Text>
            {homework.state === 'published'
              ? takesAnswers
                ? t('user-homework.notYet')
                : t('user-homework.ahead', {
                    day: format.dateOf(homework.availableFrom ?? '', 'weekday'),
                    time: format.time(homework.availableFrom ?? ''),
                  })
              : t('user-homework.missed')}
          </Text>
          {submission.text && <Answered submission={submission} />}
          <HandedInFiles submission={submission.id} />
        </Stack>
      </Card>
    );
  return (
    <Card title={title}>
      <Stack space={16}>
        <Answered submission={submission} asksForFile={homework.submission === 'file'} />
        <HandedInFiles submission={submission.id} />
        {submission.submittedAt && (
          <Text size="small" tone="muted">
            {t('user-homework.handedIn.at', {
              day: format.dateOf(submission.submittedAt, 'weekday'),
              time: format.time(submission.submittedAt),
            })}
          </Text>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {submission.state === 'submitted' && takesAnswers && isOwner && (
          <Inline space={12}>
            <Button
              icon={UndoIcon}
              loading={isBusy}
              onClick={() =>
                attempt(async () =>
                  showStored(await club.table('homework-submission').act(submission.id, 'withdraw')),
                )
              }
            >
              {t('user-homework.withdraw')}
            </Button>
            <Text size="small" tone="muted">
              {t('user-homework.withdraw.text')}
            </Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

interface AnsweredProps {
  submission: Submission;
  /** Whether it is files that are handed in: there need be no words. */
  asksForFile?: boolean;
}

/** What was written, and how long it was practised. */
export function Answered({ submission: { text, minutesPractised }, asksForFile = false }: AnsweredProps) {
  const { t } = useI18n();
  const isLink = text !== null && /^https:\/\/\S+$/.test(text);
  return (
    <Stack space={8}>
      {text &&
        (isLink ? (
          <Link href={text} target="_blank" rel="noopener noreferrer">
            {text}
          </Link>
        ) : (
          <Text prose>{text}</Text>
        ))}
      {!text && !asksForFile && <Text>{t('user-homework.noWords')}</Text>}
      {minutesPractised !== null && (
        <Text tone="muted">{t('user-homework.minutes', { count: minutesPractised })}</Text>
      )}
    </Stack>
  );
}
