import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BeltBadge,
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Inline,
  PageHeader,
  Pagination,
  Select,
  Stack,
  type TableColumn,
  Text,
} from '@tatami/ui';
import { UserPlusIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy, Suspense } from 'react';
import { type ShownGrade, useGrades } from '../../lib/grades.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { useListParams } from '../../lib/list/list-params.ts';
import { SearchBox } from '../../lib/list/SearchBox.tsx';
import { refreshTables } from '../../lib/refresh-tables.ts';
import { useNavigation } from '../../lib/router/navigation-context.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useTitle } from '../../lib/router/use-title.ts';
import { sections } from '../../lib/sections.ts';
import { useViewer } from '../../lib/viewer.ts';
import { StudentStatus } from './StudentStatus.tsx';
import { byName, readStudentFilters, sortable, statuses } from './student-list.ts';
import { type Student, studentListQuery } from './student-queries.ts';

const StudentDrawer = lazy(async () => ({ default: (await import('./StudentDrawer.tsx')).StudentDrawer }));

/** Everybody who trains in the club, or did. */
export function StudentsPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const { grades, gradeOf } = useGrades();
  const list = useListParams(sortable, byName);
  const filters = readStudentFilters(params);
  useTitle(t('students.title'));

  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...studentListQuery(params),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = list.q !== '' || ['section', 'grade'].some((name) => params.has(name));

  return (
    <Stack space={24}>
      <PageHeader
        title={t('students.title')}
        description={data && t('students.count', { count: data.page.totalElements })}
        actions={
          has('Student:Write') && (
            <Button variant="primary" icon={UserPlusIcon} onClick={() => setParams({ edit: 'new' })}>
              {t('students.add')}
            </Button>
          )
        }
      />
      <Stack space={12}>
        <SearchBox label={t('students.search')} value={list.q} onSearch={list.setSearch} />
        <Inline space={8}>
          <Select
            label={t('student.section')}
            labelHidden
            emptyLabel={t('trainings.everySection')}
            options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
            value={filters.section ?? ''}
            onValueChange={(section) => list.setFilter('section', section)}
          />
          <Select
            label={t('student.grade')}
            labelHidden
            emptyLabel={t('students.everyGrade')}
            options={grades.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.grade ?? ''}
            onValueChange={(grade) => list.setFilter('grade', grade)}
          />
          <Select
            label={t('student.status')}
            labelHidden
            options={[
              ...statuses.map((status) => ({ value: status, label: t(`students.status.${status}`) })),
              { value: 'all', label: t('students.status.all') },
            ]}
            value={filters.status ?? 'all'}
            onValueChange={(status) => list.setFilter('status', status === 'active' ? null : status)}
          />
        </Inline>
        <Card padding="none" bleed>
          <DataTable
            caption={t('students.title')}
            columns={columns(i18n, gradeOf)}
            rows={data?.results}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `/dojo/student/${id}`}
            sort={list.sort}
            onSortChange={list.setSort}
            refreshing={isPlaceholderData}
            skeletonRows={12}
            empty={
              <EmptyState
                icon={UsersIcon}
                title={t(isNarrowed ? 'students.none.title' : 'students.empty.title')}
                description={t(isNarrowed ? 'students.none.text' : 'students.empty.text')}
              />
            }
            error={
              error &&
              !data && (
                <ErrorState
                  title={t('error.title')}
                  description={error.message}
                  onRetry={refetch}
                  retrying={isFetching}
                />
              )
            }
          />
        </Card>
        {data && (
          <Pagination
            page={list.page}
            size={data.page.size}
            total={data.page.totalElements}
            onPageChange={list.setPage}
          />
        )}
      </Stack>
      {has('Student:Write') && params.get('edit') === 'new' && (
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

function columns(
  { t, format }: I18n,
  gradeOf: (id: string | null) => ShownGrade | undefined,
): TableColumn<Student>[] {
  return [
    {
      id: 'lastName',
      header: t('students.name'),
      sortable: true,
      cell: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    },
    {
      id: 'gradeRank',
      header: t('student.grade'),
      sortable: true,
      nowrap: true,
      cell: ({ grade }) => {
        const shown = gradeOf(grade);
        return shown && <BeltBadge grade={shown.name} color={shown.color} />;
      },
    },
    {
      id: 'section',
      header: t('student.section'),
      sortable: true,
      cell: ({ section }) => t(`section.${section}`),
    },
    {
      id: 'joinedOn',
      header: t('student.joinedOn'),
      sortable: true,
      nowrap: true,
      fromDesktop: true,
      card: 'hidden',
      cell: ({ joinedOn }) => (
        <Text as="span" tabular>
          {format.date(joinedOn)}
        </Text>
      ),
    },
    {
      id: 'lastPresentAt',
      header: t('students.lastPresent'),
      sortable: true,
      nowrap: true,
      cell: ({ lastPresentAt }) =>
        lastPresentAt && (
          <Text as="span" tabular>
            {format.dateOf(lastPresentAt)}
          </Text>
        ),
    },
    {
      id: 'status',
      header: t('student.status'),
      card: 'aside',
      // Who trains is the rule; only the exceptions are named.
      cell: ({ status }) => status !== 'active' && <StudentStatus status={status} />,
    },
  ];
}
