/** What the club's home has beside and below its first sight: one file, that comes while the rest is looked at. */
export { QueryFailure } from '@tatami/tables/QueryFailure';
export { Below, Beside } from './Below.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { FollowOverview } from './FollowOverview.tsx';
