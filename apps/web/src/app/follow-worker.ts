import type { Navigation } from '@tatami/web-runtime/navigation';

/** Goes where a notification leads that was pressed while this tab was open. Returns its own undo. */
export function followWorker({ navigate }: Pick<Navigation<unknown>, 'navigate'>): () => void {
  const { serviceWorker } = navigator;
  const go = ({ data }: MessageEvent<string>) => navigate(data);
  serviceWorker?.addEventListener('message', go);
  return () => serviceWorker?.removeEventListener('message', go);
}
