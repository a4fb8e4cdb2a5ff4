import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Columns, Inline, MenuButton, type MenuEntry, PageHeader, Stack, useToast } from '@tatami/ui';
import { EditIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, Suspense, useState } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import { useGrades } from '../../lib/club/grades.ts';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { NextGradeWaiting } from '../../lib/club/next-grade/NextGradeWaiting.tsx';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { GradesCard } from './GradesCard.tsx';
import { GuardiansCard } from './GuardiansCard.tsx';
import { LeftBanner } from './leaving/LeftBanner.tsx';
import { PresencesCard } from './PresencesCard.tsx';
import { StudentData } from './StudentData.tsx';
import { StudentStatus } from './StudentStatus.tsx';
import { guardiansQuery, type Student, studentGradesQuery } from './student-queries.ts';
import { WornBelt } from './WornBelt.tsx';

const RowEditor = lazy(async () => ({ default: (await import('@tatami/tables/RowEditor')).RowEditor }));
const RowRemoval = lazy(async () => ({
  default: (await import('@tatami/tables/RowRemoval')).RowRemoval<'student'>,
}));
const PictureDialog = lazy(async () => ({
  default: (await import('../../lib/face/edit/PictureDialog.tsx')).PictureDialog,
}));
const NextGradeCard = lazyOrNothing(
  async () => (await import('../../lib/club/next-grade/NextGradeCard.tsx')).NextGradeCard,
);
const ExamsOfStudent = lazyOrNothing(
  async () => (await import('../../lib/club/exam/ExamsOfStudent.tsx')).ExamsOfStudent,
);
const StudentHistory = lazy(async () => ({
  default: (await import('./StudentHistory.tsx')).StudentHistory,
}));
const LeavingDrawer = lazy(async () => ({
  default: (await import('./leaving/LeavingDrawer.tsx')).LeavingDrawer,
}));

/** One student: grades, presences, data, and who answers for them. */
export function StudentPage({ params: { id } }: PageProps<'/dojo/student/:id'>) {
  const { data: student } = useQuery(rowQuery('student', id));
  // It was awaited before the page was shown; a failed reading anew keeps what there is.
  return student ? <LoadedStudent student={student} /> : null;
}

function LoadedStudent({ student }: { student: Student }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const { grades, gradeOf } = useGrades();
  const { data: own = [] } = useQuery(ownStudentsQuery);
  const guardianRows = useQuery(guardiansQuery(student.id));
  const { data: guardians = [] } = guardianRows;
  const { data: awards = [] } = useQuery(studentGradesQuery(student.id));
  const [isRemoving, setIsRemoving] = useState(false);
  const name = `${student.firstName} ${student.lastName}`;
  useTitle(name);

  const isOwn = own.some(({ id }) => id === student.id);
  const grade = gradeOf(student.grade);
  const next = grades.find(({ rank }) => rank > (student.gradeRank ?? 0));
  const edited = params.get('edit');
  const edit = (what: string) => setParams({ edit: what });
  const close = () => setParams({ edit: null, at: null, show: null }, { replace: true });
  const finish = (message = t('form.saved')) => {
    close();
    void refreshTables('student', 'student-grade', 'guardian');
    toast({ message });
  };
  const guardian = guardians.find(({ id }) => id === edited);

  const offered: (MenuEntry | false)[] = [
    (isOwn || has('Student:Write')) && {
      label: t(student.picture ? 'student.picture.change' : 'student.picture.add'),
      onSelect: () => edit('picture'),
    },
    has('Guardian:Write') && { label: t('guardian.add'), onSelect: () => edit('guardian') },
    { label: t('student.print'), onSelect: () => print() },
    has('AuditLog:Read') && { label: t('form.history'), onSelect: () => setParams({ show: 'history' }) },
    has('Student:Write') && 'separator',
    has('Student:Write') &&
      student.status !== 'left' && { label: t('student.leaving'), onSelect: () => edit('leaving') },
    has('Student:Write') && {
      label: t('student.remove'),
      tone: 'danger',
      onSelect: () => setIsRemoving(true),
    },
  ];
  const entries = offered.filter((entry) => entry !== false);

  return (
    <Stack space={24}>
      <PageHeader
        title={name}
        start={<Face of="student" person={student} belt={grade} size={72} />}
        tags={
          <Inline space={8}>
            <GroupName group={student.section} />
            {student.status !== 'active' && <StudentStatus status={student.status} />}
          </Inline>
        }
        back={
          has('Student:Read')
            ? { href: '/dojo/student', label: t('student.list.title') }
            : { href: '/dashboard', label: t('menu.dashboard') }
        }
        actions={
          <>
            {has('Student:Write') && (
              <Button icon={EditIcon} onClick={() => edit('student')}>
                {t('form.edit')}
              </Button>
            )}
            {entries.length > 0 && <MenuButton compact label={t('training.actions')} entries={entries} />}
          </>
        }
      />
      {student.status === 'left' && <LeftBanner student={student} onChecklist={() => edit('leaving')} />}
      <Columns layout="main-aside" space={24} from="desktop" align="start">
        <PresencesCard student={student} />
        <div data-paper="ahead">
          <Stack space={24}>
            {grade && <WornBelt grade={grade} awards={awards} />}
            {student.status === 'active' && (
              <Suspense fallback={<NextGradeWaiting />}>
                <NextGradeCard student={student} />
              </Suspense>
            )}
            <Suspense>
              <ExamsOfStudent student={student.id} isOwn={isOwn} />
            </Suspense>
            <GradesCard
              student={student}
              onAward={has('StudentGrade:Write') ? () => edit('grade') : undefined}
            />
            <GuardiansCard query={guardianRows} onEdit={has('Guardian:Write') ? edit : undefined} />
            <StudentData student={student} />
          </Stack>
        </div>
      </Columns>

      <Suspense>
        {(edited === 'student' || edited === 'account') && has('Student:Write') && (
          <RowEditor of="student" entity={student} title={t('student.edit')} onClose={close} />
        )}
        {edited === 'leaving' && has('Student:Write') && <LeavingDrawer student={student} onClose={close} />}
        {edited === 'picture' && (isOwn || has('Student:Write')) && (
          <PictureDialog of="student" person={student} belt={grade} onClose={close} />
        )}
        {edited === 'grade' && has('StudentGrade:Write') && (
          <RowEditor
            of="student-grade"
            title={t('student-grade.award')}
            description={name}
            submitLabel={t('student-grade.award')}
            begins={{ student: student.id, grade: next?.id ?? '', awardedOn: clubToday() }}
            onClose={close}
            onSaved={() => finish()}
          />
        )}
        {(edited === 'guardian' || guardian) && has('Guardian:Write') && (
          <RowEditor
            key={edited}
            of="guardian"
            entity={guardian}
            title={t(guardian ? 'guardian.edit' : 'guardian.add')}
            description={name}
            begins={{ student: student.id }}
            onClose={close}
            onSaved={() => finish()}
            onRemoved={(message = t('form.deleted')) => finish(message)}
          />
        )}
        {params.get('show') === 'history' && !edited && has('AuditLog:Read') && (
          <StudentHistory
            id={student.id}
            related={[...guardians, ...awards].map(({ id }) => id)}
            name={name}
            onClose={() => setParams({ show: null }, { replace: true })}
          />
        )}
        {isRemoving && (
          <RowRemoval
            of="student"
            entity={student}
            values={{ name }}
            onRemoved={() => {
              void refreshTables('student');
              toast({ message: t('form.deleted') });
              navigate('/dojo/student', { replace: true });
            }}
            onRetired={() => {
              setIsRemoving(false);
              finish();
            }}
            onClose={() => setIsRemoving(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
