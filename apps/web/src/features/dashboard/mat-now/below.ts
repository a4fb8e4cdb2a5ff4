/** What stands below who is on a mat, for whoever teaches: one file, that comes while that is looked at. */
export { QueryFailure } from '@tatami/tables/QueryFailure';
export { LatestAnnouncement } from '../../../lib/club/announcement/LatestAnnouncement.tsx';
export { LastTaught } from './LastTaught.tsx';
export { MatNeeds } from './MatNeeds.tsx';
export { Unmarked } from './Unmarked.tsx';
