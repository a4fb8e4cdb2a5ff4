import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Inline,
  PageHeader,
  SegmentedControl,
  Stack,
  StatusTag,
  Text,
} from '@tatami/ui';
import { ExamSheet } from '@tatami/ui/ExamSheet';
import { AwardIcon, EditIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, Suspense, useState } from 'react';
import { useGrades } from '../../../lib/club/grades.ts';
import { type Candidate, candidatesQuery, type Exam } from '../exam-queries.ts';
import { GradeStep } from '../GradeStep.tsx';
import { SavedState } from './SavedState.tsx';
import { useSheet } from './use-sheet.ts';

const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));
const SettleDialog = lazy(async () => ({ default: (await import('./SettleDialog.tsx')).SettleDialog }));

const tones = { passed: 'success', failed: 'danger', noShow: 'warning' } as const;

/** The sheet of an exam on its day: who shows what, and what each examiner says of it. */
export function ExamSheetPage({ params: { id } }: PageProps<'/dojo/exam/:id/sheet'>) {
  const { data: exam } = useQuery(rowQuery('exam', id));
  const { data: candidates } = useQuery(candidatesQuery(id));
  // They were awaited before the page was shown.
  return exam && candidates ? <LoadedSheet exam={exam} all={candidates} /> : null;
}

function LoadedSheet({ exam, all }: { exam: Exam; all: readonly Candidate[] }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { gradeOf } = useGrades();
  const { params, setParams } = useSearchParams();
  const [noted, setNoted] = useState<{ candidate: string; technique: string } | null>(null);
  const [settled, setSettled] = useState<string | null>(null);
  useTitle(t('exam.sheet.title', { name: exam.name }));

  const coming = all.filter(({ rsvp }) => rsvp !== 'declined');
  const grades = [...new Set(coming.map(({ gradeTo }) => gradeTo))].toSorted(
    (one, other) => (gradeOf(one)?.rank ?? 0) - (gradeOf(other)?.rank ?? 0),
  );
  const grade = grades.find((each) => each === params.get('grade')) ?? grades[0] ?? '';
  const candidates = coming.filter(({ gradeTo }) => gradeTo === grade);
  const { techniques, marksOf, mark, statistics, pending } = useSheet(exam, all, candidates, grade);

  const isOpen = exam.state === 'inProgress';
  const readOnly = !isOpen || !has('ExamCandidate:Write');
  const place = `${exam.workplaceName}, ${gradeOf(grade)?.name ?? ''}`;
  const settling = candidates.find((candidate) => candidate.id === settled);
  const notedName = techniques.find((technique) => technique.id === noted?.technique)?.name;

  return (
    <Stack space={16}>
      <PageHeader
        title={`${exam.name}, ${format.date(exam.date, 'weekday')}`}
        description={capitalize(place)}
        back={{ href: `/dojo/exam/${exam.id}`, label: exam.name }}
        tags={<SavedState exam={exam.id} pending={pending} />}
      />
      {!isOpen && (
        <Banner tone="info">
          {t(exam.state === 'completed' ? 'exam.sheet.over' : 'exam.sheet.notBegun')}
        </Banner>
      )}
      {coming.length === 0 ? (
        <EmptyState
          icon={AwardIcon}
          title={t('exam.sheet.nobody')}
          description={t('exam.sheet.nobody.text')}
        />
      ) : (
        <>
          <Inline space={16} align="center" justify="between">
            {grades.length > 1 ? (
              <SegmentedControl
                label={t('exam.sheet.part')}
                value={grade}
                onValueChange={(value) => setParams({ grade: value }, { replace: true })}
                options={grades.map((value) => ({ value, label: gradeOf(value)?.name ?? '' }))}
              />
            ) : (
              <span />
            )}
            {techniques.length > 0 && (
              <Text>
                <strong>{statistics.marked}</strong> {t('exam.sheet.outOf', { count: statistics.all })}
              </Text>
            )}
          </Inline>
          {techniques.length === 0 && (
            <Banner tone="info" title={t('exam.sheet.noTechniques')}>
              {t('exam.sheet.noTechniques.text')}
            </Banner>
          )}
          <Card padding="none" bleed>
            <ExamSheet
              techniques={techniques}
              candidates={candidates.map((candidate) => ({
                id: candidate.id,
                name: `${candidate.studentFirstName} ${candidate.studentLastName}`,
                start: <CandidateFace candidate={candidate} />,
                under: <GradeStep from={candidate.gradeFrom} to={candidate.gradeTo} compact />,
                isAway: candidate.result === 'noShow',
                result: (
                  <Result
                    candidate={candidate}
                    enough={statistics.enoughOf(candidate.id)}
                    of={techniques.length}
                    onSettle={
                      isOpen && has('ExamCandidate:Write') ? () => setSettled(candidate.id) : undefined
                    }
                  />
                ),
              }))}
              marksOf={marksOf}
              onMark={(candidate, technique, said) => mark(candidate, technique, { mark: said })}
              onNote={(candidate, technique) => setNoted({ candidate, technique })}
              readOnly={readOnly}
              labels={{
                sheet: t('exam.sheet.open'),
                candidate: t('exam.sheet.candidate'),
                result: t('exam.sheet.result'),
                marks: {
                  passed: t('exam.sheet.passed'),
                  toImprove: t('exam.sheet.toImprove'),
                  failed: t('exam.sheet.failed'),
                  none: t('exam.sheet.unmarked'),
                },
                note: t('exam.sheet.note'),
                clear: t('exam.sheet.clear'),
                previous: t('exam.sheet.previous'),
                next: t('exam.sheet.next'),
              }}
            />
          </Card>
        </>
      )}
      <Suspense>
        {noted && (
          <NoteDialog
            title={t('exam.sheet.note.of', { name: notedName ?? '' })}
            note={marksOf(noted.candidate, noted.technique).find(({ initials }) => !initials)?.note ?? ''}
            onSave={(note) => {
              const [own] = marksOf(noted.candidate, noted.technique);
              if (own && !own.initials)
                mark(noted.candidate, noted.technique, { mark: own.mark, note: note || null });
              setNoted(null);
            }}
            onClose={() => setNoted(null)}
          />
        )}
        {settling && <SettleDialog candidate={settling} onClose={() => setSettled(null)} />}
      </Suspense>
    </Stack>
  );
}

function CandidateFace({ candidate }: { candidate: Candidate }) {
  const { student: id, studentFirstName, studentLastName, studentPicture, studentBelt } = candidate;
  return (
    <Face
      of="student"
      person={{ id, firstName: studentFirstName, lastName: studentLastName, picture: studentPicture }}
      belt={studentBelt}
      size={44}
    />
  );
}

interface ResultProps {
  candidate: Candidate;
  /** How many techniques were enough. */
  enough: number;
  of: number;
  onSettle: (() => void) | undefined;
}

/** What became of somebody; until the examiners have settled it, how many techniques were enough. */
function Result({ candidate, enough, of, onSettle }: ResultProps) {
  const { t } = useI18n();
  const { result, studentFirstName, studentLastName } = candidate;
  const name = `${studentFirstName} ${studentLastName}`;
  return (
    <Stack space={4} align="center">
      {result === 'pending' ? (
        of > 0 && (
          <Text>
            <strong>{enough}</strong> {t('exam.sheet.of', { count: of })}
          </Text>
        )
      ) : (
        <StatusTag status={tones[result]}>{t(`exam-candidate.result.${result}`)}</StatusTag>
      )}
      {onSettle ? (
        <Button
          size="small"
          variant={result === 'pending' ? 'secondary' : 'quiet'}
          icon={result === 'pending' ? undefined : EditIcon}
          aria-label={t('exam.sheet.settle.of', { name })}
          onClick={onSettle}
        >
          {t('exam.sheet.settle')}
        </Button>
      ) : (
        result === 'pending' && <Text tone="muted">{t('exam.sheet.waits')}</Text>
      )}
    </Stack>
  );
}
