import { apiBase } from './api-base.ts';
import { club } from './club.ts';
import { dataOf } from './data-of.ts';

/**
 * Has the browser save what the server answers at a path. A download can't send a header, so a ticket that works
 * once and for half a minute stands in the address in place of the token (spec §7).
 *
 * @throws {ClubApiError}
 */
export async function download(path: `/${string}`): Promise<void> {
  const { ticket } = dataOf(await club.api.POST('/tickets', { body: { purpose: 'download' } }));
  const link = document.createElement('a');
  link.href = `${apiBase}${path}?access_token=${encodeURIComponent(ticket)}`;
  link.download = '';
  link.click();
}

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file by then; a moment more is for slow ones.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
