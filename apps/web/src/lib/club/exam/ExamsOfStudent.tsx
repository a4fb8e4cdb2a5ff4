import { useQuery } from '@tanstack/react-query';
import { Card, ItemList, StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { DownloadButton } from '../../DownloadButton.tsx';
import { useGrades } from '../grades.ts';
import { Invitation } from './Invitation.tsx';
import { ownExamsQuery } from './own-exams-query.ts';

const tones = { passed: 'success', failed: 'danger', noShow: 'warning', pending: 'neutral' } as const;

/** The exams of a student: what they are asked to, and how those ended that are over, with the certificates. */
export function ExamsOfStudent({ student, isOwn }: { student: string; isOwn: boolean }) {
  const { t, format } = useI18n();
  const { gradeOf } = useGrades();
  const { data = [] } = useQuery(ownExamsQuery([student]));
  const open = data.filter(({ exam }) => exam.state === 'open');
  const over = data.filter(({ exam, candidate }) => exam.state === 'completed' && candidate.protocolNo);
  return (
    <>
      {open.map((each) => (
        <Invitation key={each.candidate.id} of={each} isOwn={isOwn} />
      ))}
      {over.length > 0 && (
        <Card title={t('ownExam.results')} padding="none" bleed>
          <ItemList
            label={t('ownExam.results')}
            items={over.map(({ candidate, exam }) => ({
              id: candidate.id,
              title: exam.name,
              description: [
                format.date(exam.date, 'long'),
                t('ownExam.for', { grade: gradeOf(candidate.gradeTo)?.name ?? '' }),
                ...(candidate.note ? [candidate.note] : []),
              ],
              end: (
                <>
                  <StatusTag status={tones[candidate.result]}>
                    {t(`exam-candidate.result.${candidate.result}`)}
                  </StatusTag>
                  {candidate.certificateNo && (
                    <DownloadButton
                      size="small"
                      path={`/exam-candidate/${candidate.id}/certificate.pdf`}
                      of={exam.name}
                    >
                      {t('ownExam.certificate')}
                    </DownloadButton>
                  )}
                </>
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
}
