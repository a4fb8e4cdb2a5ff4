import type { Entity } from '@tatami/sdk';
import { userRules } from '@tatami/sdk/rules/user';
import { describeTable } from '@tatami/tables/describe-table';
import { CancelledIcon, UserCheckIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { reachableStatuses } from '../../features/user/reachable-statuses.ts';
import { listedName, PersonName } from '../../lib/face/PersonName.tsx';
import { place } from './place.ts';

type User = Entity<'user'>;

export const table = describeTable(place, userRules, {
  columns: [
    {
      field: 'lastName',
      headedBy: 'name',
      cell: (row) => <PersonName of="user" person={row} />,
      value: listedName,
    },
    'username',
    {
      field: 'email',
      // In little room it goes over two lines, and not just anywhere.
      cell: ({ email }) => {
        const at = email.indexOf('@');
        return (
          <>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </>
        );
      },
    },
    { field: 'createdAt', fromDesktop: true, card: 'hidden' },
    {
      field: 'status',
      tones: {
        invited: 'info',
        active: 'success',
        blocked: 'danger',
        pendingErasure: 'warning',
        erased: 'neutral',
      },
    },
  ],
  outOfUse: ({ status }) => (status === 'active' ? { status: 'blocked' as const } : undefined),
  form: [['firstName', 'lastName'], ['username'], ['email', 'phone'], ['language', 'status']],
  fields: {
    username: { tidy: (typed) => typed.trim().toLowerCase() },
    status: {
      when: (_, user) => user !== undefined,
      choices: (user) => (user ? reachableStatuses(user) : ['invited']),
    },
  },
  initial: () => ({ status: 'invited' as const }),
  newRowParams: ['group'],
  Drawer: lazy(async () => ({ default: (await import('../../features/user/UserDrawer.tsx')).UserDrawer })),
  actions: {
    'take-off-second-factor': {
      when: ({ id, secondFactorSince }, { whoami }) => secondFactorSince !== null && id !== whoami.id,
      isGrave: true,
    },
  },
  bulk: ({ t }, texts, { whoami }) => {
    // domain.md: `active ↔ blocked`. Whoever was invited only would not come back to that.
    const from = (before: User['status'], after: User['status']) => (user: User) => {
      if (user.id === whoami.id) return t('user.bulk.self');
      if (user.status !== before && user.status !== after) {
        return t('user.bulk.not', { status: texts.choice('status', user.status) });
      }
      return { status: after };
    };
    return [
      {
        label: t('user.bulk.block'),
        icon: CancelledIcon,
        change: from('active', 'blocked'),
        done: (count) => t('user.bulk.blocked', { count }),
      },
      {
        label: t('user.bulk.unblock'),
        icon: UserCheckIcon,
        change: from('blocked', 'active'),
        done: (count) => t('user.bulk.unblocked', { count }),
      },
    ];
  },
});
