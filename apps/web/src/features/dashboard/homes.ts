import type { ComponentType } from 'react';
import type { MemberHomeProps } from './member/MemberHome.tsx';

interface Homes {
  member?: ComponentType<MemberHomeProps>;
  staff?: ComponentType;
}

/** What has come of them: each is there before it is shown, so that nothing stands in for it, and comes alone. */
export const homes: Homes = {};

/** Brings the home of whoever trains, or answers for a child that does. */
export async function loadMemberHome(): Promise<void> {
  homes.member = (await import('./member/MemberHome.tsx')).MemberHome;
}

/** Brings what whoever calls the roll has above their own home. */
export async function loadStaffHome(): Promise<void> {
  homes.staff = (await import('./StaffHome.tsx')).StaffHome;
}
