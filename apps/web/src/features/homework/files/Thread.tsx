import { useQuery } from '@tanstack/react-query';
import { Card, Rating, Stack, Text, Timeline } from '@tatami/ui';
import { CheckIcon, UndoIcon, UploadIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type Step, stepsQuery } from './file-queries.ts';

const icons = { submitted: UploadIcon, returned: UndoIcon, reviewed: CheckIcon } as const;

/** What went to and fro: each hand-in, and what was said of it. Where nothing was given back it would say nothing new. */
export function Thread({ submission }: { submission: string }) {
  const { t, format } = useI18n();
  const { data: steps = [] } = useQuery(stepsQuery(submission));
  if (!steps.some(({ kind }) => kind === 'returned')) return null;
  const isAgain = (step: Step) => steps.findIndex(({ kind }) => kind === 'submitted') !== steps.indexOf(step);
  return (
    <Card title={t('user-homework.thread')}>
      <Timeline
        label={t('user-homework.thread')}
        entries={steps.map((step) => {
          const Icon = icons[step.kind];
          return {
            id: step.id,
            mark: <Icon />,
            title:
              step.kind === 'submitted' && isAgain(step)
                ? t('user-homework.thread.again')
                : t(`user-homework.thread.${step.kind}`),
            dateTime: step.createdAt,
            date: t('user-homework.thread.at', {
              day: format.dateOf(step.createdAt, 'short'),
              time: format.time(step.createdAt),
            }),
            description: <Said step={step} />,
          };
        })}
      />
    </Card>
  );
}

function Said({
  step: { kind, text, feedback, rating, fileNames, minutesPractised, byName },
}: {
  step: Step;
}) {
  const { t } = useI18n();
  const words = kind === 'submitted' ? text : feedback;
  return (
    <Stack space={4}>
      {rating !== null && (
        <Rating
          readOnly
          label={t('homework-submission.rating')}
          value={rating}
          starLabel={(count) => t('user-homework.stars', { count })}
        />
      )}
      {words && <Text prose>{words}</Text>}
      {fileNames.length > 0 && (
        <Text size="small">
          {t('user-homework.thread.files', { count: fileNames.length, names: fileNames.join(', ') })}
        </Text>
      )}
      {minutesPractised !== null && (
        <Text size="small" tone="muted">
          {t('user-homework.minutes', { count: minutesPractised })}
        </Text>
      )}
      {byName && (
        <Text size="small" tone="muted">
          {byName}
        </Text>
      )}
    </Stack>
  );
}
