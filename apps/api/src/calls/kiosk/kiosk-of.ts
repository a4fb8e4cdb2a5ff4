import { forbidden } from '../../http/problem.ts';
import type { Kiosk, Viewer } from '../../session/viewer.ts';

/**
 * The kiosk by which a call comes.
 *
 * @throws {Problem} 403 where it comes by none, or the training is not one of its own.
 */
export function kioskOf({ kiosk }: Viewer, training?: string): Kiosk {
  if (!kiosk || (training && !kiosk.trainings.includes(training))) throw forbidden();
  return kiosk;
}
