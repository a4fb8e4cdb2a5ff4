import { useQuery } from '@tanstack/react-query';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Card, EmptyState, ItemList, SegmentedControl, Skeleton } from '@tatami/ui';
import { UploadIcon, UsersIcon } from '@tatami/ui/icons';
import { LineEditor } from '@tatami/ui/LineEditor';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense } from 'react';
import { studentCountQuery } from './first-run-queries.ts';
import { LineFaults } from './LineFaults.tsx';
import { usePeople } from './people/use-people.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepHref } from './steps.ts';

const StudentsFile = lazy(async () => ({
  default: (await import('./people/StudentsFile.tsx')).StudentsFile,
}));

/** Who trains: typed line by line, or out of a file that the club has. */
export function PeopleStep() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const way = params.get('by') === 'file' ? 'file' : 'list';
  const { text, setText, lines, people, save } = usePeople();
  const count = useQuery(studentCountQuery).data ?? 0;
  const { attempt, isBusy, failure } = useAttempt();
  const faults = lines.flatMap((each, line) =>
    each?.fault ? [{ line, text: t(`firstRun.people.fault.${each.fault}`) }] : [],
  );
  const all = count + people.length;

  const next = () =>
    attempt(async () => {
      if (faults.length > 0) return;
      if (people.length > 0) await save();
      navigate(stepHref('start'));
    });

  return (
    <StepFrame
      step="people"
      onNext={next}
      isSaving={isBusy}
      failure={failure}
      preview={
        way === 'list' && (
          <Card title={t('firstRun.people.understood')} padding="none" bleed>
            {people.length === 0 ? (
              <EmptyState icon={UsersIcon} title={t('firstRun.people.none')} titleLevel={3} />
            ) : (
              <ItemList
                label={t('firstRun.people.understood')}
                items={people.map(({ firstName, lastName, email, grade, isInstructor }, at) => ({
                  id: String(at),
                  title: `${firstName} ${lastName}`,
                  description: [email, isInstructor && t('firstRun.people.instructor')].filter(
                    (each) => typeof each === 'string',
                  ),
                  ...(grade && { end: grade.namePl }),
                }))}
              />
            )}
          </Card>
        )
      }
      outcome={all > 0 ? t('firstRun.people.note', { count: all }) : undefined}
    >
      <SegmentedControl
        label={t('firstRun.people.way')}
        labelHidden
        value={way}
        onValueChange={(by) => setParams({ by: by === 'file' ? by : '' }, { replace: true })}
        options={[
          { value: 'list', label: t('firstRun.people.list'), icon: UsersIcon },
          { value: 'file', label: t('firstRun.people.file'), icon: UploadIcon },
        ]}
      />
      {way === 'file' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StudentsFile onCancel={() => setParams({ by: '' }, { replace: true })} />
        </Suspense>
      ) : (
        <>
          <LineEditor
            label={t('firstRun.people.label')}
            labelHidden
            hint={t('firstRun.people.hint')}
            placeholder={t('firstRun.people.example')}
            rows={8}
            value={text}
            onValueChange={setText}
            readOnly={isBusy}
            lines={lines.map((each) => ({ marks: each?.marks }))}
          />
          <LineFaults faults={faults} />
        </>
      )}
    </StepFrame>
  );
}
