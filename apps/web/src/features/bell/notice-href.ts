import type { HasRight } from '@tatami/tables/rights';
import type { Notice } from './notice-queries.ts';

/** Where what a notice is about can be looked at by whoever is told; nothing where they have no page of it. */
export function noticeHref({ table, row, student }: Notice, has: HasRight): string | undefined {
  if (table === 'user') return '/adm/profile';
  if (table === 'access-token') return '/adm/profile#access-tokens';
  if (table === 'training' && has('Training:Read')) return `/dojo/training/${row}`;
  if (table === 'webhook') return has('Webhook:Read') ? `/adm/webhook?edit=${row}` : undefined;
  if (table === 'lead') return has('Lead:Read') ? `/adm/lead?edit=${row}` : undefined;
  if (table === 'announcement') return `/announcement/${row}`;
  if (table === 'homework-submission') return `/dojo/user-homework/${row}`;
  return student === null ? undefined : `/dojo/student/${student}`;
}
