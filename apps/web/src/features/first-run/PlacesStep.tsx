import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Card, EmptyState, ItemList } from '@tatami/ui';
import { BuildingIcon } from '@tatami/ui/icons';
import { LineEditor } from '@tatami/ui/LineEditor';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { club } from '../../lib/api/club.ts';
import { placesQuery } from './first-run-queries.ts';
import { LineFaults } from './LineFaults.tsx';
import { readPlaces } from './places/read-place.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepHref } from './steps.ts';
import { useKeptText } from './use-kept-text.ts';

/** Where the club trains: as many places as there are lines. */
export function PlacesStep() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const stored = useQuery(placesQuery).data ?? [];
  const [text, setText] = useKeptText('places');
  const { attempt, isBusy, failure } = useAttempt();
  const lines = readPlaces(
    text,
    stored.map(({ name }) => name),
  );
  const read = lines.filter((each) => each !== null);
  const faults = lines.flatMap((each, line) =>
    each?.fault ? [{ line, text: t(`firstRun.places.fault.${each.fault}`) }] : [],
  );

  const save = () =>
    attempt(async () => {
      if (faults.length > 0) return;
      if (read.length > 0) {
        await club.table('workplace').batch({ save: read.map(({ place }) => place) });
        setText('');
        await refreshTables('workplace');
      }
      navigate(stepHref('timetable'));
    });

  const shown = [
    ...stored.map(({ id, name, address, city }) => ({ id, name, address, city, isNew: false })),
    ...read.flatMap(({ place, fault }, at) =>
      fault ? [] : [{ id: String(at), isNew: true, address: null, city: null, ...place }],
    ),
  ];
  return (
    <StepFrame
      step="places"
      onNext={save}
      isSaving={isBusy}
      failure={failure}
      preview={
        <Card title={t('firstRun.places.list')} padding="none" bleed>
          {shown.length === 0 ? (
            <EmptyState icon={BuildingIcon} title={t('firstRun.places.none')} titleLevel={3} />
          ) : (
            <ItemList
              label={t('firstRun.places.list')}
              items={shown.map(({ id, name, address, city, isNew }) => ({
                id,
                title: name,
                description: [address, city].filter((each) => typeof each === 'string'),
                ...(isNew && { end: t('firstRun.new') }),
              }))}
            />
          )}
        </Card>
      }
      outcome={shown.length > 0 ? t('firstRun.places.note', { count: shown.length }) : undefined}
    >
      <LineEditor
        label={t('firstRun.places.label')}
        labelHidden
        hint={t('firstRun.places.hint')}
        placeholder={t('firstRun.places.example')}
        rows={5}
        value={text}
        onValueChange={setText}
        readOnly={isBusy}
        lines={lines.map((each) => ({ marks: each?.marks }))}
      />
      <LineFaults faults={faults} />
    </StepFrame>
  );
}
