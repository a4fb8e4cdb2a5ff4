import { loadViewer } from '../../lib/viewer.ts';
import { OfflinePage } from './OfflinePage.tsx';

/**
 * What stands in place of a page that was never read in this browser: its address stays, and it opens when the
 * network is back.
 */
export async function missingPage() {
  const viewer = await loadViewer().catch(() => null);
  const tables = viewer ? await import('../known-tables.ts').catch(() => null) : null;
  return { Page: OfflinePage, params: {}, viewer, tables };
}
