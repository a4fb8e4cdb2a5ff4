/** What stands below the first sight of a home: one file, that comes while the rest is looked at. */
export { LatestAnnouncement } from '../../../../lib/club/announcement/LatestAnnouncement.tsx';
export { OwnInvitations } from '../../../../lib/club/exam/OwnInvitations.tsx';
export { NextGradeCard } from '../../../../lib/club/next-grade/NextGradeCard.tsx';
export { Beside } from './Beside.tsx';
export { ComingDays } from './ComingDays.tsx';
export { NobodyTrains, NothingAhead } from './Nothing.tsx';
export { YearOnMat } from './YearOnMat.tsx';
