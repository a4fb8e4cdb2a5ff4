import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a browser has put into a folder, once all of it is there. */
export async function downloadedTo(folder: string, name: RegExp): Promise<string> {
  for (const giveUpAt = Date.now() + 15_000; Date.now() < giveUpAt; await wait(100)) {
    const files = await readdir(folder);
    const found = files.find((each) => name.test(each));
    // While it comes it stands under another name, or is empty.
    const text = found && (await readFile(join(folder, found), 'utf8'));
    if (text) return text;
  }
  throw new Error(`nothing like ${name} was downloaded, but ${await readdir(folder)}`);
}
