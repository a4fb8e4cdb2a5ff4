import type { Entity } from '@tatami/sdk';
import { webhookRules } from '@tatami/sdk/rules/webhook';
import { describeTable } from '@tatami/tables/describe-table';
import { StatusTag } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { lazy } from 'react';
import { stateOf, tones } from '../../features/webhook/state-of.ts';
import { place } from './place.ts';

const toldOf = ({ tables }: Entity<'webhook'>, { t }: I18n) =>
  tables.map((table) => t(`${table}.list.title`)).join(', ');

export const table = describeTable(place, webhookRules, {
  columns: [
    'name',
    { field: 'url', cell: ({ url }) => new URL(url).host },
    { field: 'tables', cell: toldOf, value: toldOf },
    {
      field: 'none',
      id: 'state',
      cell: (webhook, { t }) => (
        <StatusTag status={tones[stateOf(webhook)]}>{t(`webhook.state.${stateOf(webhook)}`)}</StatusTag>
      ),
      value: (webhook, { t }) => t(`webhook.state.${stateOf(webhook)}`),
    },
  ],
  form: [['name'], ['url'], ['tables'], ['events'], ['active']],
  initial: () => ({ events: ['create' as const, 'update' as const, 'remove' as const] }),
  fields: { url: { inputMode: 'url', autoComplete: 'off', tidy: (typed) => typed.trim() } },
  filters: ['active'],
  outOfUse: ({ active }) => (active ? { active: false } : undefined),
  Drawer: lazy(async () => ({
    default: (await import('../../features/webhook/WebhookDrawer.tsx')).WebhookDrawer,
  })),
});
