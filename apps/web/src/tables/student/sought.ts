import { describeSought } from '@tatami/tables/describe-place';

export const sought = describeSought('student', {
  alsoCalled: ({ firstName, lastName, birthDate, email }) => [
    birthDate && `${firstName} ${lastName} ${birthDate}`,
    email,
  ],
  note: ({ section }, _, texts) => texts.choice('section', section),
});
