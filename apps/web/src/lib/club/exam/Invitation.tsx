import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, BeltBadge, Button, Card, DescriptionList, Inline, Stack, StatusTag } from '@tatami/ui';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../api/club.ts';
import { clubToday } from '../club-zone.ts';
import { useGrades } from '../grades.ts';
import type { OwnExam } from './own-exams-query.ts';

interface InvitationProps {
  of: OwnExam;
  /** Whether it may be answered: by themselves, or for their child. */
  isOwn: boolean;
  /** Whose it is, where it stands beside that of others. */
  name?: string | undefined;
}

/** An invitation to an exam, answered with one press until the last day to answer. */
export function Invitation({ of: { candidate, exam }, isOwn, name }: InvitationProps) {
  const { t, format } = useI18n();
  const { gradeOf } = useGrades();
  const { attempt, isBusy, failure } = useAttempt();
  const { id, rsvp, gradeTo } = candidate;
  const { applicationDeadline, feePln } = exam;
  const grade = gradeOf(gradeTo);
  const isLate = applicationDeadline !== null && applicationDeadline < clubToday();

  const answer = (deed: 'accept' | 'decline') =>
    attempt(async () => {
      await club.table('exam-candidate').act(id, deed);
      await refreshTables('exam-candidate');
    });

  return (
    <Card
      tone={rsvp === 'invited' && !isLate ? 'accent' : 'default'}
      title={name ? t('ownExam.title.of', { name }) : t('ownExam.title')}
    >
      <Stack space={16}>
        <DescriptionList
          items={[
            {
              term: t('ownExam.when'),
              value: `${capitalize(format.date(exam.date, 'full'))}, ${exam.workplaceName}`,
            },
            ...(grade
              ? [
                  {
                    term: t('ownExam.grade'),
                    value: <BeltBadge grade={grade.name} color={grade.color} />,
                  },
                ]
              : []),
            ...(feePln
              ? [
                  {
                    term: t('ownExam.fee'),
                    value: t(candidate.paidAt ? 'ownExam.fee.paid' : 'ownExam.fee.due', {
                      pln: format.number(feePln),
                    }),
                  },
                ]
              : []),
          ]}
        />
        {failure && <Banner tone="danger">{failure}</Banner>}
        {rsvp !== 'invited' && (
          <div>
            <StatusTag status={rsvp === 'accepted' ? 'success' : 'neutral'}>{t(`ownExam.${rsvp}`)}</StatusTag>
          </div>
        )}
        {isOwn && !isLate && (
          <Inline space={12}>
            {rsvp !== 'accepted' && (
              <Button
                variant={rsvp === 'invited' ? 'primary' : 'secondary'}
                loading={isBusy}
                onClick={() => void answer('accept')}
              >
                {t(name ? 'ownExam.accept.of' : 'ownExam.accept', { name: name ?? '' })}
              </Button>
            )}
            {rsvp !== 'declined' && (
              <Button disabled={isBusy} onClick={() => void answer('decline')}>
                {t(name ? 'ownExam.decline.of' : 'ownExam.decline', { name: name ?? '' })}
              </Button>
            )}
          </Inline>
        )}
        {applicationDeadline && (
          <span>
            {t(isLate ? 'ownExam.closed' : 'ownExam.until', {
              day: format.date(applicationDeadline, 'long'),
            })}
          </span>
        )}
      </Stack>
    </Card>
  );
}
