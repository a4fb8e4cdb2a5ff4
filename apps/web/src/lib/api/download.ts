import { saveFile } from '@tatami/web-runtime/save-file';
import { club } from './club.ts';

/**
 * Lets the browser save the file at a path of the API, under the name that the server gives it.
 *
 * @throws {ClubApiError}
 */
export async function download(path: `/${string}`): Promise<void> {
  const { blob, name } = await club.download(path);
  saveFile(name, blob);
}
