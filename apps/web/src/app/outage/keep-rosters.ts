import type { Navigation } from '@tatami/web-runtime/navigation';
import type { LoadedPage } from '../resolve-page.ts';

const hourMs = 60 * 60_000;

const trainings = /^\/dojo\/training(\/[^/]+)?$/;

/** Brings the roll calls of the next days once trainings are looked at, by whoever calls the roll. Returns its own undo. */
export function keepRosters(navigation: Navigation<LoadedPage>): () => void {
  let last = 0;
  const look = () => {
    const { page, place } = navigation.getVisit();
    const isDue = Date.now() - last > hourMs && navigator.onLine;
    if (!isDue || !trainings.test(place.path) || !page.viewer?.has('Presence:Write')) return;
    last = Date.now();
    import('./bring-rosters.ts')
      .then(({ bringRosters }) => bringRosters())
      .catch(() => {
        last = 0;
      });
  };
  look();
  return navigation.subscribe(look);
}
