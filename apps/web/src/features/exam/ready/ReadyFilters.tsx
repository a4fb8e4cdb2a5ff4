import { useQuery } from '@tanstack/react-query';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { Columns, SegmentedControl, Select, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useGrades } from '../../../lib/club/grades.ts';
import { sections } from '../../../lib/club/sections.ts';
import { place as workplacesPlace } from '../../../tables/workplace/place.ts';
import type { Prospect } from '../exam-queries.ts';

/** Narrows who is shown; the address keeps it. Of grades and places there are those that somebody is about. */
export function ReadyFilters({ all }: { all: readonly Prospect[] }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const { grades } = useGrades();
  const { params, setParams } = useSearchParams();
  const maySeePlaces = has('Workplace:Read');
  const { data: workplaces = [] } = useQuery({ ...allRowsQuery(workplacesPlace), enabled: maySeePlaces });
  const aimed = new Set(all.map(({ gradeTo }) => gradeTo));
  const used = new Set(all.map(({ workplace }) => workplace));
  return (
    <Stack space={12}>
      <SegmentedControl
        label={t('exam.ready.who')}
        labelHidden
        value={params.get('ready') === 'yes' ? 'yes' : 'all'}
        onValueChange={(who) => setParams({ ready: who === 'yes' ? who : null }, { replace: true })}
        options={[
          { value: 'all', label: t('exam.ready.who.all') },
          { value: 'yes', label: t('exam.ready.who.ready') },
        ]}
      />
      <Columns layout={3} space={8}>
        <Select
          label={t('exam.ready.section')}
          labelHidden
          emptyLabel={t('exam.ready.section.any')}
          options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
          value={params.get('section') ?? ''}
          onValueChange={(section) => setParams({ section }, { replace: true })}
        />
        <Select
          label={t('exam.ready.grade')}
          labelHidden
          emptyLabel={t('exam.ready.grade.any')}
          options={grades
            .filter(({ id }) => aimed.has(id))
            .toSorted((one, other) => one.rank - other.rank)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={params.get('grade') ?? ''}
          onValueChange={(grade) => setParams({ grade }, { replace: true })}
        />
        {maySeePlaces && (
          <Select
            label={t('exam.ready.workplace')}
            labelHidden
            emptyLabel={t('exam.ready.workplace.any')}
            options={workplaces
              .filter(({ id }) => used.has(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={params.get('workplace') ?? ''}
            onValueChange={(workplace) => setParams({ workplace }, { replace: true })}
          />
        )}
      </Columns>
    </Stack>
  );
}
