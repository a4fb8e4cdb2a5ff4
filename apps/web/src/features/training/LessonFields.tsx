import { useQuery } from '@tanstack/react-query';
import { trainingRules } from '@tatami/sdk/rules/training';
import { Checkbox, Columns, NumberField, Select, TextArea, TextField } from '@tatami/ui';
import { useGrades } from '../../lib/club/grades.ts';
import { sections } from '../../lib/club/sections.ts';
import { workplacesQuery } from '../../lib/club/workplaces.ts';
import type { EntityForm } from '../../lib/form/use-entity-form.ts';
import type { FieldErrors } from '../../lib/form/validate.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { ListField } from '../../lib/table/ListField.tsx';
import { tableTexts } from '../../lib/table/table-texts.ts';
import { InstructorField } from './InstructorField.tsx';

const kinds = ['regular', 'weapons', 'kids', 'seminar', 'exam', 'open'] as const;

type LessonField =
  | 'title'
  | 'workplace'
  | 'instructor'
  | 'kind'
  | 'section'
  | 'minGrade'
  | 'maxGrade'
  | 'capacity'
  | 'countsForGrade'
  | 'dayWeight'
  | 'techniques'
  | 'note';

/** The part of a form that a training and a series have in common. */
export interface LessonForm {
  text: (name: LessonField) => ReturnType<EntityForm<'training'>['text']>;
  number: (name: LessonField) => ReturnType<EntityForm<'training'>['number']>;
  flag: (name: LessonField) => ReturnType<EntityForm<'training'>['flag']>;
  values: { instructor: string; workplace: string; techniques?: readonly string[] };
  errors: FieldErrors;
  change: (changes: { techniques: string[] }) => void;
}

interface LessonFieldsProps {
  form: LessonForm;
  /** Who teaches so far, to be shown by name. */
  instructorName: string;
}

/** What is taught, where, by whom and to whom. */
export function LessonFields({ form, instructorName }: LessonFieldsProps) {
  const { t } = useI18n();
  const { grades } = useGrades();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const gradeOptions = grades.map(({ id, name }) => ({ value: id, label: name }));
  // A place out of use can't be chosen anew.
  const places = workplaces.filter(({ id, active }) => active || id === form.values.workplace);

  return (
    <>
      <TextField label={t('training.title')} {...form.text('title')} />
      <Columns layout={2} space={16}>
        <Select
          label={t('training.workplace')}
          emptyLabel={t('form.choose')}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.text('workplace')}
        />
        <InstructorField
          label={t('training.instructor')}
          chosenName={instructorName}
          {...form.text('instructor')}
        />
      </Columns>
      <Columns layout={2} space={16}>
        <Select
          label={t('training.kind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`training.kind.${kind}`) }))}
          {...form.text('kind')}
        />
        <Select
          label={t('training.section')}
          emptyLabel={t('training.section.all')}
          options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
          {...form.text('section')}
        />
        <Select
          label={t('training.minGrade')}
          emptyLabel={t('training.minGrade.none')}
          options={gradeOptions}
          {...form.text('minGrade')}
        />
        <Select
          label={t('training.maxGrade')}
          emptyLabel={t('training.maxGrade.none')}
          options={gradeOptions}
          {...form.text('maxGrade')}
        />
        <NumberField
          label={t('training.capacity')}
          hint={t('training.capacity.hint')}
          min={1}
          max={500}
          {...form.number('capacity')}
        />
        <NumberField
          label={t('training.dayWeight')}
          hint={t('training.dayWeight.hint')}
          min={0}
          max={5}
          {...form.number('dayWeight')}
        />
      </Columns>
      <Checkbox label={t('training.countsForGrade')} {...form.flag('countsForGrade')} />
      <ListField
        label={t('training.techniques')}
        hint={undefined}
        name="techniques"
        rule={trainingRules.fields.techniques}
        form={form}
        texts={tableTexts(t, 'training')}
      />
      <TextArea label={t('training.note')} {...form.text('note')} />
    </>
  );
}
