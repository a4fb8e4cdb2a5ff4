import { useQuery } from '@tanstack/react-query';
import { studentRules } from '@tatami/sdk/rules/student';
import {
  Checkbox,
  Columns,
  DateField,
  Heading,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@tatami/ui';
import type { ReactNode } from 'react';
import { club } from '../../lib/api/club.ts';
import { clubToday } from '../../lib/club/club-zone.ts';
import { sections } from '../../lib/club/sections.ts';
import { workplacesQuery } from '../../lib/club/workplaces.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { tidyPhone } from '../../lib/form/tidy.ts';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { isMinor } from './age.ts';
import { NewGuardianFields } from './NewGuardianFields.tsx';
import type { Student } from './student-queries.ts';

const statuses = ['active', 'suspended', 'left'] as const satisfies readonly Student['status'][];

interface StudentDrawerProps {
  /** None adds a new one. */
  entity: Student | undefined;
  onClose: () => void;
  onSaved: (student: Student) => void;
}

/** Adds a student, or changes their data. */
export function StudentDrawer({ entity: student, onClose, onSaved }: StudentDrawerProps) {
  const { t } = useI18n();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const today = clubToday();
  const form = useEntityForm({
    rules: studentRules,
    initial: student ?? { firstName: '', lastName: '', joinedOn: today, section: 'adult', status: 'active' },
    onSaved,
    // Only a minor comes with a guardian, whatever was typed before the date of birth was corrected.
    save: ({ guardians, ...draft }) =>
      club
        .table('student')
        .save(!student && guardians && isMinor(draft.birthDate, today) ? { ...draft, guardians } : draft),
    check: ({ section, birthDate, status, leftOn, guardians }) => ({
      ...(!student &&
        isMinor(birthDate, today) &&
        !guardians?.[0]?.name.trim() && { 'guardians.0.name': t('form.required') }),
      ...(section !== 'adult' && !birthDate && { birthDate: t('student.birthDate.ofMinor') }),
      ...(status === 'left' && !leftOn && { leftOn: t('form.required') }),
    }),
  });
  const { values } = form;

  return (
    <FormDrawer title={t(student ? 'student.edit' : 'student.list.add')} form={form} onClose={onClose}>
      <Columns layout={2} space={16}>
        <TextField label={t('student.firstName')} autoComplete="off" {...form.text('firstName')} />
        <TextField label={t('student.lastName')} autoComplete="off" {...form.text('lastName')} />
        <DateField label={t('student.birthDate')} max={today} {...form.text('birthDate')} />
        <Select
          label={t('student.section')}
          options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
          {...form.text('section')}
        />
        <DateField label={t('student.joinedOn')} {...form.text('joinedOn')} />
        <TextField label={t('student.memberNumber')} {...form.text('memberNumber')} />
        <Select
          label={t('student.status')}
          options={statuses.map((status) => ({ value: status, label: t(`student.status.${status}`) }))}
          {...form.text('status')}
        />
        {values.status === 'left' && <DateField label={t('student.leftOn')} {...form.text('leftOn')} />}
        <Select
          label={t('student.workplace')}
          emptyLabel={t('student.workplace.none')}
          options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.text('workplace')}
        />
      </Columns>

      {!student && isMinor(values.birthDate, today) && <NewGuardianFields form={form} />}

      <Group title={t('student.contact')}>
        <Columns layout={2} space={16}>
          <TextField label={t('student.phone')} type="tel" {...form.text('phone', tidyPhone)} />
          <TextField label={t('student.email')} type="email" {...form.text('email')} />
          <TextField label={t('student.emergencyName')} {...form.text('emergencyName')} />
          <TextField
            label={t('student.emergencyPhone')}
            type="tel"
            {...form.text('emergencyPhone', tidyPhone)}
          />
        </Columns>
      </Group>

      <Group title={t('student.papers')}>
        <Columns layout={2} space={16}>
          <TextField label={t('student.licenceNo')} {...form.text('licenceNo')} />
          <DateField label={t('student.licenceValidTo')} {...form.text('licenceValidTo')} />
          <Select
            label={t('student.medicalKind')}
            emptyLabel={t('student.medicalKind.none')}
            options={[
              { value: 'declaration', label: t('student.medicalKind.declaration') },
              { value: 'certificate', label: t('student.medicalKind.certificate') },
            ]}
            {...form.text('medicalKind')}
          />
          <DateField label={t('student.medicalValidTo')} {...form.text('medicalValidTo')} />
          <DateField label={t('student.insuranceValidTo')} {...form.text('insuranceValidTo')} />
        </Columns>
        <Checkbox
          label={t('student.imageConsent')}
          checked={Boolean(values.imageConsentOn) && !values.imageConsentWithdrawnOn}
          onCheckedChange={(given) =>
            form.change(
              given
                ? { imageConsentOn: today, imageConsentWithdrawnOn: null }
                : {
                    imageConsentWithdrawnOn: student?.imageConsentOn ? today : null,
                    ...(!student?.imageConsentOn && { imageConsentOn: null }),
                  },
            )
          }
        />
      </Group>

      <Group title={t('student.carryOver')}>
        <Columns layout={2} space={16}>
          <NumberField
            label={t('student.carryOverDays')}
            hint={t('student.carryOverDays.hint')}
            min={0}
            max={2000}
            {...form.number('carryOverDays')}
          />
          <DateField label={t('student.carryOverAsOf')} {...form.text('carryOverAsOf')} />
        </Columns>
      </Group>
      <TextArea label={t('student.note')} {...form.text('note')} />
    </FormDrawer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={12}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
