import { describeSought } from '../../lib/table/describe-place.ts';

export const sought = describeSought('user', { note: ({ username }) => username });
