import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileFault } from './command-error.ts';
import type { Context } from './context.ts';

/**
 * Writes into a file, or to the standard output where there is none. The file appears when it is whole: what is broken off
 * leaves nothing, and what was there stays.
 *
 * @param through what the texts go through before
 * @param mode who may read the file
 */
export async function writeOut(
  { out, signal, texts: words }: Context,
  file: string | undefined,
  texts: AsyncIterable<string>,
  { through = [], mode = 0o666 }: { through?: Transform[]; mode?: number } = {},
): Promise<void> {
  const written = [Readable.from(texts), ...through];
  if (file === undefined) return pipeline([...written, out], { signal, end: false });
  const beside = `${file}.${process.pid}.part`;
  const stream = createWriteStream(beside, { mode, flags: 'wx' });
  try {
    await once(stream, 'open');
  } catch (error) {
    throw fileFault(words, words.faults.cannotWrite(file), error);
  }
  try {
    await pipeline([...written, stream], { signal });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
