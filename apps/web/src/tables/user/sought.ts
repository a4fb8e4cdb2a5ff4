import { describeSought } from '@tatami/tables/describe-place';

export const sought = describeSought('user', {
  alsoCalled: ({ email }) => [email],
  note: ({ username }) => username,
});
