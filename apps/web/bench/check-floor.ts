import type { Browser } from 'playwright';
import type { Subject } from './subject.ts';
import { countElements } from './visit.ts';

/** The share by which the elements of the floor may be fewer than ours, or more. */
const tolerance = 0.1;

/**
 * Holds the floor to the dashboard that is measured beside it (decision 026).
 *
 * @throws where one of them draws more elements than the other
 */
export async function checkFloor(browser: Browser, club: Subject, bare: Subject): Promise<void> {
  const ours = await countElements(browser, club, club.dashboard);
  const floors = await countElements(browser, bare, bare.dashboard);
  if (Math.abs(floors / ours - 1) <= tolerance) return;
  throw new Error(
    `The dashboard draws ${ours} elements, its floor ${floors}: bare/main.tsx is to draw as many.`,
  );
}
