import type { Draft } from '@tatami/sdk';
import { leadRules } from '@tatami/sdk/rules/lead';
import { describeTable } from '@tatami/tables/describe-table';
import { RowLink } from '@tatami/tables/RowLink';
import { lazy } from 'react';
import { Contact } from '../../features/lead/Contact.tsx';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { place } from './place.ts';

const isForChild = ({ whom }: Draft<'lead'>) => whom === 'child';

export const table = describeTable(place, leadRules, {
  columns: [
    'name',
    { field: 'none', id: 'contact', cell: (lead) => <Contact lead={lead} />, value: contactOf },
    { field: 'section', cell: ({ section }) => section && <GroupName group={section} /> },
    {
      field: 'training',
      shows: 'trainingTitle',
      fromDesktop: true,
      cell: ({ training, trainingTitle, trainingStartsAt }, { format }) =>
        training && (
          <RowLink
            of="training"
            id={training}
            name={`${trainingTitle}, ${format.dateOf(trainingStartsAt ?? '', 'dayMonth')}`}
          />
        ),
    },
    { field: 'createdAt', withTime: true },
    {
      field: 'state',
      tones: { new: 'warning', contacted: 'info', trial: 'info', joined: 'success', closed: 'neutral' },
    },
  ],
  form: [
    ['name'],
    ['phone', 'email'],
    ['whom', 'childAge'],
    ['section', 'workplace'],
    ['training'],
    ['note'],
    ['language', 'consentAt'],
  ],
  fields: { childAge: { when: isForChild }, consentAt: { readOnly: () => true } },
  toSave: ({ childAge = null, ...draft }) => ({ ...draft, childAge: isForChild(draft) ? childAge : null }),
  AboveForm: lazy(async () => ({ default: (await import('../../features/lead/LeadHead.tsx')).LeadHead })),
  actions: {
    contact: { when: ({ state }) => state === 'new', undo: 'back' },
    trial: { when: ({ state }) => state === 'new' || state === 'contacted', undo: 'back' },
    join: { when: isOpen, undo: 'back' },
    close: { when: isOpen, undo: 'back' },
    back: { when: ({ stateBefore }) => stateBefore !== null },
  },
});

function isOpen({ state }: { state: string }): boolean {
  return state !== 'joined' && state !== 'closed';
}

function contactOf({ phone, email }: { phone: string | null; email: string | null }): string {
  return [phone, email].filter(Boolean).join(', ');
}
