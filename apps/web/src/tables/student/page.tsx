import type { Draft } from '@tatami/sdk';
import { studentRules } from '@tatami/sdk/rules/student';
import { choice } from '@tatami/tables/bulk-deeds';
import { describeTable } from '@tatami/tables/describe-table';
import { SettingsIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { isMinor, sectionAt } from '../../features/student/age.ts';
import { GradeBelt } from '../../features/student/GradeBelt.tsx';
import { StudentStatus } from '../../features/student/StudentStatus.tsx';
import { clubToday } from '../../lib/club/club-zone.ts';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { listedName, PersonName } from '../../lib/face/PersonName.tsx';
import { place } from './place.ts';

const studentFields = () => import('../../features/student/student-fields.tsx');
const fieldNamed = (name: 'StudentAccountField' | 'GuardiansField' | 'ImageConsentField' | 'LeadField') =>
  lazy(async () => ({ default: (await studentFields())[name] }));

const isNewMinor = ({ id, birthDate }: Draft<'student'>) => !id && isMinor(birthDate, clubToday());

const sectionFor = ({ birthDate }: Partial<Draft<'student'>>) =>
  birthDate ? sectionAt(birthDate, clubToday()) : 'adult';

const hasLeft = ({ status }: Draft<'student'>) => status === 'left';

export const table = describeTable(place, studentRules, {
  columns: [
    {
      field: 'lastName',
      headedBy: 'name',
      cell: (row) => <PersonName of="student" person={row} belt={row.beltColor} />,
      value: listedName,
    },
    {
      field: 'grade',
      sort: 'gradeRank',
      interactive: false,
      nowrap: true,
      cell: ({ grade }) => <GradeBelt grade={grade} />,
    },
    { field: 'section', cell: ({ section }) => <GroupName group={section} /> },
    { field: 'joinedOn', fromDesktop: true, card: 'hidden' },
    'lastPresentAt',
    {
      field: 'status',
      sort: false,
      card: 'aside',
      cell: ({ status }) => <StudentStatus status={status} />,
    },
  ],
  filters: ['user', 'licenceValidTo', 'insuranceValidTo', 'medicalValidTo'],
  alsoTakesIn: ['guardian', 'student-grade'],
  outOfUse: ({ status, leftOn }) =>
    status === 'left' ? undefined : { status: 'left' as const, leftOn: leftOn ?? clubToday() },
  form: [
    ['lead'],
    ['firstName', 'lastName'],
    ['birthDate', 'section'],
    ['guardians'],
    {
      heading: 'membership',
      rows: [['joinedOn', 'memberNumber'], ['status', 'leftOn'], ['workplace']],
    },
    {
      heading: 'contact',
      rows: [['phone', 'email'], ['user'], ['emergencyName', 'emergencyPhone']],
    },
    {
      heading: 'papers',
      rows: [
        ['licenceNo', 'licenceValidTo'],
        ['medicalKind', 'medicalValidTo'],
        ['insuranceValidTo'],
        ['imageConsentOn'],
      ],
    },
    { heading: 'carryOver', rows: [['carryOverDays', 'carryOverAsOf']] },
    ['note'],
  ],
  fields: {
    lead: { when: ({ lead }) => Boolean(lead), Input: fieldNamed('LeadField') },
    birthDate: {
      max: clubToday,
      required: ({ section }) => section !== 'adult',
      // The group goes along with a new one's age until it is chosen.
      along: ({ birthDate }, { id, ...before }) =>
        !id && birthDate && before.section === sectionFor(before)
          ? { section: sectionFor({ birthDate }) }
          : {},
    },
    guardians: { when: isNewMinor, required: isNewMinor, Input: fieldNamed('GuardiansField') },
    leftOn: { when: hasLeft, required: hasLeft },
    user: { Input: fieldNamed('StudentAccountField') },
    imageConsentOn: { Input: fieldNamed('ImageConsentField') },
  },
  offered: () => ({ joinedOn: clubToday() }),
  newRowParams: ['lead'],
  // Only a minor comes with a guardian, and only who has left has a day of leaving, whatever was typed before.
  toSave: ({ guardians, leftOn = null, lead, ...draft }) => ({
    ...draft,
    ...(lead && { lead }),
    leftOn: hasLeft(draft) ? leftOn : null,
    ...(isNewMinor(draft) && guardians && { guardians }),
  }),
  names: studentFields,
  bulk: (_, texts) => [
    choice(texts, 'section', UsersIcon, studentRules.fields.section),
    choice(texts, 'status', SettingsIcon, studentRules.fields.status, ({ leftOn }, status) => ({
      // domain.md: who has left did so on a day.
      leftOn: status === 'left' ? (leftOn ?? clubToday()) : null,
    })),
  ],
});
