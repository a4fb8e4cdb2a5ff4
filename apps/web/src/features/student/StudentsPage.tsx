import type { Entity } from '@tatami/sdk';
import { BeltBadge, Button, EmptyState, Stack, type TableColumn } from '@tatami/ui';
import { SettingsIcon, UserPlusIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy, Suspense } from 'react';
import { refreshTables } from '../../lib/api/refresh-tables.ts';
import { localDate } from '../../lib/club/club-time.ts';
import { clubToday } from '../../lib/club/club-zone.ts';
import { type ShownGrade, useGrades } from '../../lib/club/grades.ts';
import { isSection, sections } from '../../lib/club/sections.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { EntityTable } from '../../lib/list/EntityTable.tsx';
import type { BulkChange } from '../../lib/list/use-bulk-changes.ts';
import { useEntityList } from '../../lib/list/use-entity-list.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { useNavigation } from '../../lib/router/navigation-context.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useViewer } from '../../lib/viewer.ts';
import { StudentStatus } from './StudentStatus.tsx';
import { statuses, studentList } from './student-list.ts';
import { studentsHead } from './students-head.ts';

const StudentDrawer = lazy(async () => ({ default: (await import('./StudentDrawer.tsx')).StudentDrawer }));

type Student = Entity<'student'>;

/** Everybody who trains in the club, or did. */
export function StudentsPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const grades = useGrades();
  const list = useEntityList(studentList);
  const { data } = list.query;

  const mayWrite = has('Student:Write');
  return (
    <Stack space={24}>
      <PageHead
        {...studentsHead}
        count={data && t('students.count', { count: data.page.totalElements })}
        actions={
          mayWrite && (
            <Button variant="primary" icon={UserPlusIcon} onClick={() => setParams({ edit: 'new' })}>
              {t('students.add')}
            </Button>
          )
        }
      />
      <EntityTable
        of={list}
        title={t('students.title')}
        searchLabel={t('students.search')}
        columns={columns(i18n, grades)}
        rowHref={({ id }) => `/dojo/student/${id}`}
        empty={
          <EmptyState
            icon={UsersIcon}
            title={t('students.empty.title')}
            description={mayWrite ? t('students.empty.text') : undefined}
          />
        }
        bulk={
          mayWrite
            ? {
                nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
                refreshes: ['presence'],
                changes: bulkChanges(i18n),
              }
            : undefined
        }
      />
      {mayWrite && params.get('edit') === 'new' && (
        <Suspense>
          <StudentDrawer
            onClose={() => setParams({ edit: null }, { replace: true })}
            onSaved={({ id }) => {
              void refreshTables('student');
              navigate(`/dojo/student/${id}`, { replace: true });
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function bulkChanges({ t }: I18n): BulkChange<'student'>[] {
  return [
    {
      label: t('students.bulk.section'),
      icon: UsersIcon,
      options: sections.map((section) => ({ value: section, label: t(`section.${section}`) })),
      change: (_, chosen) => (isSection(chosen) ? { section: chosen } : {}),
      done: (count) => t('students.bulk.sectionChanged', { count }),
    },
    {
      label: t('students.bulk.status'),
      icon: SettingsIcon,
      options: statuses.map((status) => ({ value: status, label: t(`student.status.${status}`) })),
      change: ({ leftOn }, chosen) => {
        const status = statuses.find((each) => each === chosen);
        if (!status) return {};
        // domain.md: who has left did so on a day.
        return { status, leftOn: status === 'left' ? (leftOn ?? clubToday()) : null };
      },
      done: (count) => t('students.bulk.statusChanged', { count }),
    },
  ];
}

function columns(
  { t, format, timeZone }: I18n,
  { grades, gradeOf }: { grades: ShownGrade[]; gradeOf: (id: string | null) => ShownGrade | undefined },
): TableColumn<Student>[] {
  const name = ({ firstName, lastName }: Student) => `${lastName} ${firstName}`;
  return [
    { id: 'lastName', header: t('students.name'), sortable: true, cell: name, value: name },
    {
      id: 'gradeRank',
      header: t('student.grade'),
      sortable: true,
      filter: { choices: grades.map((grade) => ({ value: grade.id, label: grade.name })) },
      nowrap: true,
      cell: ({ grade }) => {
        const shown = gradeOf(grade);
        return shown && <BeltBadge grade={shown.name} color={shown.color} />;
      },
      value: ({ grade }) => grade,
    },
    {
      id: 'section',
      header: t('student.section'),
      sortable: true,
      filter: { choices: sections.map((section) => ({ value: section, label: t(`section.${section}`) })) },
      cell: ({ section }) => t(`section.${section}`),
      value: ({ section }) => section,
    },
    {
      id: 'joinedOn',
      header: t('student.joinedOn'),
      sortable: true,
      filter: 'date',
      nowrap: true,
      fromDesktop: true,
      card: 'hidden',
      cell: ({ joinedOn }) => format.date(joinedOn),
      value: ({ joinedOn }) => joinedOn,
    },
    {
      id: 'lastPresentAt',
      header: t('students.lastPresent'),
      sortable: true,
      filter: 'date',
      nowrap: true,
      cardName: true,
      cell: ({ lastPresentAt }) => lastPresentAt && format.dateOf(lastPresentAt),
      value: ({ lastPresentAt }) => lastPresentAt && localDate(lastPresentAt, timeZone),
    },
    {
      id: 'status',
      header: t('student.status'),
      filter: {
        choices: statuses.map((status) => ({ value: status, label: t(`student.status.${status}`) })),
      },
      card: 'aside',
      // Who trains is the rule; only the exceptions are named.
      cell: ({ status }) => status !== 'active' && <StudentStatus status={status} />,
      value: ({ status }) => status,
    },
  ];
}
