import type { ComponentType } from 'react';

interface Homes {
  sight?: typeof import('./member/sight.ts');
  staff?: ComponentType;
  switch?: typeof import('./view-switch/ViewSwitch.tsx').ViewSwitch;
}

/** What has come of them: each is there before it is shown, so that nothing stands in for it, and comes alone. */
export const homes: Homes = {};

/** Brings what is seen first of the home of whoever trains, or answers for a child that does. */
export async function loadFirstSight(): Promise<void> {
  homes.sight = await import('./member/sight.ts');
}

/** Brings what whoever calls the roll has above their own home. */
export async function loadStaffHome(): Promise<void> {
  homes.staff = (await import('./StaffHome.tsx')).StaffHome;
}

/** Brings the way from one to the other, for who administers. */
export async function loadViewSwitch(): Promise<void> {
  homes.switch = (await import('./view-switch/ViewSwitch.tsx')).ViewSwitch;
}
