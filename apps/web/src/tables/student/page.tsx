import type { Entity } from '@tatami/sdk';
import { studentRules } from '@tatami/sdk/rules/student';
import { SettingsIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { GradeBelt } from '../../features/student/GradeBelt.tsx';
import { StudentStatus } from '../../features/student/StudentStatus.tsx';
import { clubToday } from '../../lib/club/club-zone.ts';
import { StudentName } from '../../lib/face/StudentName.tsx';
import { choice } from '../../lib/table/bulk.ts';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const fullName = ({ firstName, lastName }: Entity<'student'>) => `${lastName} ${firstName}`;

export const table = describeTable(place, studentRules, {
  columns: [
    {
      field: 'lastName',
      headedBy: 'name',
      cell: (row) => <StudentName student={row} belt={row.beltColor} />,
      value: fullName,
    },
    {
      field: 'grade',
      sort: 'gradeRank',
      interactive: false,
      nowrap: true,
      cell: ({ grade }) => <GradeBelt grade={grade} />,
    },
    'section',
    { field: 'joinedOn', fromDesktop: true, card: 'hidden' },
    'lastPresentAt',
    {
      field: 'status',
      sort: false,
      card: 'aside',
      // Who trains is the rule; only the exceptions are named.
      cell: ({ status }) => status !== 'active' && <StudentStatus status={status} />,
    },
  ],
  Drawer: lazy(async () => ({
    default: (await import('../../features/student/StudentDrawer.tsx')).StudentDrawer,
  })),
  names: () => import('../../features/student/StudentDrawer.tsx'),
  bulk: (_, texts) => [
    choice(texts, 'section', UsersIcon, studentRules.fields.section),
    choice(texts, 'status', SettingsIcon, studentRules.fields.status, ({ leftOn }, status) => ({
      // domain.md: who has left did so on a day.
      leftOn: status === 'left' ? (leftOn ?? clubToday()) : null,
    })),
  ],
});
