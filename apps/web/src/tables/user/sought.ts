import { describeSought } from '@tatami/tables/describe-place';

export const sought = describeSought('user', { note: ({ username }) => username });
