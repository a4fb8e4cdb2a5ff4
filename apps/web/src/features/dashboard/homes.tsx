import type { ReactNode } from 'react';
import { firstPart } from './first-sight.tsx';

/** The way from one home to the other, for who administers. */
export const viewSwitch = firstPart(async () => (await import('./view-switch/ViewSwitch.tsx')).ViewSwitch);

const ofMember = () => import('./member/sight.ts');
/** What whoever trains, or answers for a child that does, has first. */
export const hero = firstPart(async () => (await ofMember()).Hero);
export const weekOfTraining = firstPart(async () => (await ofMember()).WeekOfTraining);

/** What whoever calls the roll has above their own home. */
export const staffHome = firstPart<{ children: ReactNode }>(
  async () => (await import('./staff/StaffHome.tsx')).StaffHome,
);

/** How the club stands, for who administers it. */
export const clubHome = firstPart<{ switchView: ReactNode }>(
  async () => (await import('./club/sight/ClubPage.tsx')).ClubPage,
);

/** What brings each home so far as it is seen first, beside the entry. */
export const homes = {
  member: () => Promise.all([hero.bring(), weekOfTraining.bring()]),
  staff: staffHome.bring,
  club: clubHome.bring,
} as const;

export type HomeName = keyof typeof homes;
