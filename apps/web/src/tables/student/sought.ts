import { describeSought } from '@tatami/tables/describe-place';

export const sought = describeSought('student', {
  note: ({ section }, _, texts) => texts.choice('section', section),
});
