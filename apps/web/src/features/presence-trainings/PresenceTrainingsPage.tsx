import { useQuery } from '@tanstack/react-query';
import { PageHeader, SegmentedControl, Stack, Tabs } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ReactNode } from 'react';
import { type OwnStudent, ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { Ahead } from './ahead/Ahead.tsx';
import { AttendanceOf } from './attendance/AttendanceOf.tsx';
import { chosenStudent } from './chosen-student.ts';
import { NobodyTrains } from './NobodyTrains.tsx';
import { readView, type View, views } from './read-address.ts';

export { firstData } from './first-data.ts';

/** One's own trainings, or a child's: those ahead with an answer to each, those behind with what they count, and how many of each. */
export function PresenceTrainingsPage() {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const { data: students } = useQuery(ownStudentsQuery);
  useTitle(t('menu.presence'));
  // They were awaited before the page was shown; a failed reading anew keeps what there is.
  if (!students) return null;
  const student = chosenStudent(students, params);
  const { relation = 'self' } = student ?? {};

  return (
    <Stack space={20}>
      <PageHeader
        title={t('menu.presence')}
        description={student && t('presenceTrainings.about', { relation, name: student.firstName })}
      />
      {students.length > 1 && (
        <SegmentedControl
          label={t('presenceTrainings.whose')}
          labelHidden
          value={student?.id}
          onValueChange={(id) => setParams({ student: id === students[0]?.id ? null : id, year: null })}
          options={students.map(({ id, relation, firstName }) => ({
            value: id,
            label: relation === 'self' ? t('presenceTrainings.me') : firstName,
          }))}
        />
      )}
      {student ? <ViewsOf student={student} /> : <NobodyTrains />}
    </Stack>
  );
}

function ViewsOf({ student }: { student: OwnStudent }) {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const view = readView(params);
  const contents: Record<View, () => ReactNode> = {
    ahead: () => <Ahead student={student} />,
    history: () => <AttendanceOf student={student} shows="history" />,
    figures: () => <AttendanceOf student={student} shows="figures" />,
  };
  return (
    <Tabs<View>
      label={t('presenceTrainings.views')}
      value={view}
      onValueChange={(chosen) => setParams({ view: chosen === 'ahead' ? null : chosen })}
      tabs={views.map((each) => ({
        value: each,
        label: t(`presenceTrainings.view.${each}`),
        content: each === view && contents[each](),
      }))}
    />
  );
}
