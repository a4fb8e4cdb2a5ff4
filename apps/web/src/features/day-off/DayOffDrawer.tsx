import { useQuery } from '@tanstack/react-query';
import { Button, Columns, DateField, Select, TextArea, TextField } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { clubToday } from '../../lib/club/club-zone.ts';
import { sections } from '../../lib/club/sections.ts';
import { workplacesQuery } from '../../lib/club/workplaces.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { DayOffPreview } from './DayOffPreview.tsx';
import { type DayOff, dayOffKinds } from './day-off-queries.ts';

interface DayOffDrawerProps {
  /** None adds a new one. */
  dayOff: DayOff | undefined;
  onClose: () => void;
  onSaved: () => void;
  onRemoved: () => void;
}

/** Adds a day off, or changes it, and says beforehand which trainings that cancels. */
export function DayOffDrawer({ dayOff, onClose, onSaved, onRemoved }: DayOffDrawerProps) {
  const { t } = useI18n();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const [isRemoving, setIsRemoving] = useState(false);
  const today = clubToday();
  const form = useEntityForm<'day-off'>({
    table: 'day-off',
    initial: dayOff ?? {
      name: '',
      dateFrom: today,
      dateTo: today,
      kind: 'closure',
      workplace: null,
      section: null,
    },
    onSaved,
    check: ({ dateFrom, dateTo }) =>
      dateFrom && dateTo && dateTo < dateFrom ? { dateTo: t('dayOff.endBeforeStart') } : {},
  });
  const { dateFrom, dateTo } = form.values;

  return (
    <FormDrawer title={dayOff ? dayOff.name : t('daysOff.add')} form={form} onClose={onClose}>
      <TextField label={t('dayOff.name')} placeholder={t('dayOff.name.example')} {...form.text('name')} />
      <Columns layout={2} space={16}>
        <DateField
          label={t('dayOff.dateFrom')}
          {...form.text('dateFrom')}
          // Mostly it is one day: the end goes along until it is chosen.
          onValueChange={(from) =>
            form.change({ dateFrom: from, ...((dateTo === dateFrom || dateTo < from) && { dateTo: from }) })
          }
        />
        <DateField label={t('dayOff.dateTo')} min={dateFrom || undefined} {...form.text('dateTo')} />
        <Select
          label={t('dayOff.kind')}
          options={dayOffKinds.map((kind) => ({ value: kind, label: t(`dayOff.kind.${kind}`) }))}
          {...form.text('kind')}
        />
        <Select
          label={t('training.section')}
          emptyLabel={t('training.section.all')}
          options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
          {...form.text('section')}
        />
      </Columns>
      <Select
        label={t('training.workplace')}
        emptyLabel={t('dayOff.scope.all')}
        options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.text('workplace')}
      />
      <TextArea label={t('training.note')} {...form.text('note')} />
      <DayOffPreview draft={form.values} />
      {dayOff && (
        <div>
          <Button variant="quiet" icon={TrashIcon} onClick={() => setIsRemoving(true)}>
            {t('dayOff.remove')}
          </Button>
        </div>
      )}
      {dayOff && isRemoving && (
        <ActionDialog
          title={t('dayOff.remove.title', { name: dayOff.name })}
          description={t('dayOff.remove.text', { count: dayOff.cancelledCount })}
          confirmLabel={t('form.delete')}
          tone="danger"
          action={() => club.table('day-off').remove(dayOff.id)}
          onDone={onRemoved}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </FormDrawer>
  );
}
