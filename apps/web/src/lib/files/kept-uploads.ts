import { openStore } from '@tatami/web-runtime/open-store';
import { del, entries, set } from 'idb-keyval';

/** What this browser keeps of a file on its way, so that it goes on after the page was left. */
export interface KeptUpload {
  account: string;
  /** The row it comes with, by its path on the API. */
  to: string;
  name: string;
  file: Blob;
  /** Where the server has the rest of it. */
  address: string | null;
  at: number;
}

const store = openStore('tatami.uploads', 'files');

/** Where the browser keeps nothing, it is sent while the page is open. */
export const keepUpload = (id: string, kept: KeptUpload): Promise<void> =>
  set(id, kept, store).catch(() => {});

export const forgetUpload = (id: string): Promise<void> => del(id, store).catch(() => {});

export const keptUploads = async (): Promise<[string, KeptUpload][]> => {
  const all = await entries<string, KeptUpload | KeptBefore>(store).catch(() => []);
  return all.map(([id, kept]) => [id, 'to' in kept ? kept : ofNow(kept)]);
};

/** What versions kept that had files of homework only; the server has what came of them at the same address. */
interface KeptBefore extends Omit<KeptUpload, 'to'> {
  submission: string;
}

const ofNow = ({ submission, ...kept }: KeptBefore): KeptUpload => ({
  ...kept,
  to: `/homework-submission/${submission}`,
});
