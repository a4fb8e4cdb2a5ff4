import { describeSought } from '../../lib/table/describe-place.ts';

export const sought = describeSought('student', {
  note: ({ section }, _, texts) => texts.choice('section', section),
});
