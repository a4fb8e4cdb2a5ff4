/** What stands below the head of a mat, for whoever teaches: one file, that comes while that is looked at. */
export { QueryFailure } from '@tatami/tables/QueryFailure';
export { LatestAnnouncement } from '../../../lib/club/announcement/LatestAnnouncement.tsx';
export { LastTaught } from './LastTaught.tsx';
export { MatDetails } from './MatDetails.tsx';
export { Unmarked } from './Unmarked.tsx';
