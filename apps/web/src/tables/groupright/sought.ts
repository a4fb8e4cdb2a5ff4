import { describeSought } from '@tatami/tables/describe-place';

export const sought = describeSought('groupright', {});
