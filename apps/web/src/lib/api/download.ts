import { club } from './club.ts';

/**
 * Has the browser save the file at a path of the API, under the name that the server gives it.
 *
 * @throws {ClubApiError}
 */
export async function download(path: `/${string}`): Promise<void> {
  const { blob, name } = await club.download(path);
  save(name, blob);
}

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  save(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

function save(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file by then; a moment more is for slow ones.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
