import { Face } from '@tatami/tables/Face';
import {
  Accordion,
  Banner,
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  Rating,
  Skeleton,
  Stack,
  StatusTag,
  Text,
  TextArea,
} from '@tatami/ui';
import { CheckIcon, UndoIcon } from '@tatami/ui/icons';
import { Markdown } from '@tatami/ui/Markdown';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Answered } from '../AnswerCard.tsx';
import { Thread } from '../files/Thread.tsx';
import type { Submission } from '../homework-queries.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { LastSaid } from './LastSaid.tsx';
import type { useReview } from './use-review.ts';

interface ReviewedAnswerProps {
  review: ReturnType<typeof useReview>;
  submission: Submission;
}

/** Who has no keys need not hear of them. */
const isByThumb = () => matchMedia('(pointer: coarse)').matches;

/** One answer: whose, to what, what was written, and what is said of it. */
export function ReviewedAnswer({ review, submission: listed }: ReviewedAnswerProps) {
  const { t, format } = useI18n();
  const { own, verdict, say, decide, isBusy, failure, isMute, isOvertaken, drop } = review;
  const submission = own?.submission ?? listed;
  const { studentFirstName: firstName, studentLastName: lastName, submittedAt, dueAt } = submission;
  const isLate = submittedAt !== null && dueAt !== null && submittedAt > dueAt;

  return (
    <Columns layout="main-aside" space={24} from="desktop" align="start">
      <Stack space={24}>
        <Card>
          <Stack space={20}>
            <Inline space={16} nowrap>
              <Face
                of="student"
                person={{ id: submission.student, firstName, lastName, picture: submission.studentPicture }}
                belt={submission.studentBelt}
                size={56}
              />
              <Stack space={4}>
                <Heading level={2}>{`${firstName} ${lastName}`}</Heading>
                <Text tone="muted">{submission.homeworkTitle}</Text>
              </Stack>
            </Inline>
            <Inline space={8}>
              {submittedAt && (
                <Text as="span" size="small" tone="muted">
                  {t('user-homework.handedIn.at', {
                    day: format.dateOf(submittedAt, 'short'),
                    time: format.time(submittedAt),
                  })}
                </Text>
              )}
              {isLate && <StatusTag status="warning">{t('user-homework.review.late')}</StatusTag>}
            </Inline>
            <Answered submission={submission} asksForFile={own?.homework.submission === 'file'} />
            <ChangedSince submission={submission} />
            {submission.state === 'submitted' && submission.feedback && (
              <Banner tone="info" title={t('user-homework.feedback.before')}>
                {submission.feedback}
              </Banner>
            )}
            {own ? (
              <Accordion
                sections={[
                  {
                    value: 'task',
                    title: t('user-homework.task'),
                    content: <Markdown headingLevel={4}>{own.homework.description}</Markdown>,
                  },
                ]}
              />
            ) : (
              <Skeleton />
            )}
          </Stack>
        </Card>
        <Thread submission={submission.id} />
      </Stack>
      <Card title={t('user-homework.review.verdict')}>
        <Stack space={16}>
          {isOvertaken && (
            <Banner
              tone="warning"
              title={t('user-homework.review.overtaken', {
                state: submission.state,
                name: submission.reviewerName ?? '',
              })}
              action={
                <Button size="small" onClick={drop}>
                  {t('user-homework.review.drop')}
                </Button>
              }
            >
              {submission.feedback ?? t('user-homework.feedback.none')}
            </Banner>
          )}
          <Rating
            label={t('homework-submission.rating')}
            value={verdict.rating}
            onValueChange={(rating) => say({ rating })}
            starLabel={(count) => t('user-homework.stars', { count })}
          />
          <TextArea
            label={t('homework-submission.feedback')}
            rows={4}
            maxLength={2_000}
            value={verdict.feedback}
            onValueChange={(feedback) => say({ feedback })}
            error={isMute ? t('user-homework.review.sayWhy') : undefined}
          />
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Columns layout={2} space={12} from="always">
            <Button
              fullWidth
              icon={UndoIcon}
              aria-disabled={isBusy}
              aria-keyshortcuts="Control+Shift+Enter"
              onClick={() => void decide('return')}
            >
              {t('homework-submission.state.returned')}
            </Button>
            <Button
              fullWidth
              variant="primary"
              icon={CheckIcon}
              loading={isBusy}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void decide('review')}
            >
              {t('user-homework.review.checked')}
            </Button>
          </Columns>
          <LastSaid of={review.last} />
          {!isByThumb() && (
            <Text size="small" tone="muted">
              {t('user-homework.review.keys')}
            </Text>
          )}
        </Stack>
      </Card>
    </Columns>
  );
}
