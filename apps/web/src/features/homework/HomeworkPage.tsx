import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { useViewer } from '@tatami/tables/viewer';
import { Accordion, Card, Columns, Inline, PageHeader, Rating, Skeleton, Stack, Text } from '@tatami/ui';
import { Markdown } from '@tatami/ui/Markdown';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { TechniqueVideo } from '../../lib/club/technique/TechniqueVideo.tsx';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { Thread } from './files/Thread.tsx';
import { HomeworkState } from './HomeworkState.tsx';
import { type Homework, homeworkOfQuery, type OwnHomework, techniquesOfQuery } from './homework-queries.ts';
import { isLate, standingOf } from './standing.ts';
import { useDueWords } from './use-due-words.ts';

/** One homework: what is asked, what it is practised with, what is handed in, and what came back. */
export function HomeworkPage({ params: { id } }: PageProps<'/dojo/user-homework/:id'>) {
  const { data: own } = useQuery(homeworkOfQuery(id));
  // It was awaited before the page was shown.
  return own ? <LoadedHomework key={id} own={own} /> : null;
}

function LoadedHomework({ own }: { own: OwnHomework }) {
  const { t } = useI18n();
  const { submission, homework } = own;
  const now = useNow();
  const dueWords = useDueWords(now);
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const whose = students.find(({ id }) => id === submission.student);
  const isChild = whose?.relation !== 'self';
  const name = submission.studentFirstName;
  useTitle(homework.title);

  return (
    <Stack space={24}>
      <PageHeader
        title={homework.title}
        start={
          isChild && (
            <Face
              of="student"
              person={{
                id: submission.student,
                firstName: name,
                lastName: submission.studentLastName,
                picture: submission.studentPicture,
              }}
              belt={submission.studentBelt}
              size={44}
            />
          )
        }
        tags={<HomeworkState of={own} now={now} />}
        description={
          <Inline space={8}>
            {isChild && <span>{`${name} ${submission.studentLastName}`}</span>}
            {standingOf(own) === 'due' && (
              <Text as="span" tone={isLate(own, now) ? 'danger' : 'inherit'} weight="medium">
                {dueWords(homework.dueAt)}
              </Text>
            )}
            {homework.authorName && <span>{t('user-homework.from', { name: homework.authorName })}</span>}
          </Inline>
        }
        back={{
          href:
            isChild && whose ? `/dojo/user-homework?student=${submission.student}` : '/dojo/user-homework',
          label: t('user-homework.title'),
        }}
      />
      <Columns layout="main-aside" space={24} from="desktop" align="start">
        <Stack space={24}>
          <Feedback own={own} />
          <Card title={t('user-homework.task')}>
            <Markdown headingLevel={3}>{homework.description}</Markdown>
          </Card>
          <AnswerCard
            own={own}
            isOwner={whose !== undefined}
            relation={whose?.relation ?? 'child'}
            now={now}
          />
          <Thread submission={submission.id} />
        </Stack>
        {homework.techniques.length > 0 && <TechniquesCard homework={homework} />}
      </Columns>
    </Stack>
  );
}

/** What the instructor said; above all else where something is to be done again. */
function Feedback({ own: { submission } }: { own: OwnHomework }) {
  const { t } = useI18n();
  const { state, feedback, rating, reviewerName } = submission;
  const isReviewed = state === 'reviewed';
  if (!isReviewed && !feedback) return null;
  const title = isReviewed
    ? 'user-homework.feedback'
    : state === 'submitted'
      ? 'user-homework.feedback.before'
      : 'user-homework.feedback.toMend';
  return (
    <Card title={t(title)} tone={isReviewed || state === 'submitted' ? 'default' : 'accent'}>
      <Stack space={8}>
        {rating !== null && (
          <Rating
            readOnly
            label={t('homework-submission.rating')}
            value={rating}
            starLabel={(count) => t('user-homework.stars', { count })}
          />
        )}
        {feedback ? <Text prose>{feedback}</Text> : <Text>{t('user-homework.feedback.none')}</Text>}
        {reviewerName && (
          <Text size="small" tone="muted">
            {reviewerName}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function TechniquesCard({ homework }: { homework: Homework }) {
  const { t, language } = useI18n();
  const { has } = useViewer();
  const { data: techniques } = useQuery({ ...techniquesOfQuery(homework), enabled: has('Technik:Read') });
  if (!has('Technik:Read')) return null;
  return (
    <Card title={t('homework.techniques')}>
      {!techniques ? (
        <Skeleton shape="block" />
      ) : (
        <Accordion
          defaultValue={techniques.length === 1 ? techniques.map(({ id }) => id) : []}
          sections={techniques.map(({ id, namePl, nameEn, descriptionPl, descriptionEn, videoUrls }) => {
            const name = language === 'pl' ? namePl : nameEn;
            const description = language === 'pl' ? descriptionPl : descriptionEn;
            return {
              value: id,
              title: name,
              content: (
                <Stack space={12}>
                  {description && <Text prose>{description}</Text>}
                  {videoUrls.map((link, at) => (
                    <TechniqueVideo key={link} {...{ link, name }} number={at + 1} />
                  ))}
                  {!description && videoUrls.length === 0 && (
                    <Text tone="muted">{t('user-homework.technique.bare')}</Text>
                  )}
                </Stack>
              ),
            };
          })}
        />
      )}
    </Card>
  );
}
