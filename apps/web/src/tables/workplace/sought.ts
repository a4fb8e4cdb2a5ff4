import { describeSought } from '../../lib/table/describe-place.ts';

export const sought = describeSought('workplace', { note: ({ city }) => city });
