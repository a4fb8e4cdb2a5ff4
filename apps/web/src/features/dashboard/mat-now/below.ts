/** What stands below the roll calls of whoever teaches: one file, that comes while those are looked at. */
export { LatestAnnouncement } from '../../../lib/club/announcement/LatestAnnouncement.tsx';
export { MatNow } from './MatNow.tsx';
export { NextTrainings } from './NextTrainings.tsx';
