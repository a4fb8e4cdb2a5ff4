import { userlastloginRules } from '@tatami/sdk/rules/userlastlogin';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, userlastloginRules, {
  columns: [
    { field: 'user', shows: 'fullName', sort: 'username' },
    { field: 'lastLoginAt', withTime: true },
    { field: 'previousLoginAt', withTime: true, fromDesktop: true, card: 'hidden' },
    'count',
    'method',
    'failedCount',
    { field: 'lastFailedAt', withTime: true, fromDesktop: true, card: 'hidden' },
    { field: 'userAgentFamily', fromDesktop: true },
    { field: 'ipMasked', fromDesktop: true, card: 'hidden' },
  ],
});
