import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CommandError } from './command-error.ts';
import type { Context } from './context.ts';

/** Takes texts one after another, as fast as they can be written. */
export type Write = (text: string | Uint8Array) => Promise<void>;

/**
 * Writes into a file, or to the standard output where there is none. The file appears when it is whole: what is broken off
 * leaves nothing, and what was there stays.
 *
 * @param mode who may read the file
 */
export async function writeOut(
  context: Context,
  file: string | undefined,
  work: (write: Write) => Promise<void>,
  mode = 0o666,
): Promise<void> {
  if (file === undefined) return work(writeTo(context.out));
  const beside = `${file}.${process.pid}.part`;
  const stream = createWriteStream(beside, { mode, flags: 'wx' });
  try {
    await once(stream, 'open');
  } catch {
    throw new CommandError(context.texts.faults.cannotWrite(file));
  }
  try {
    await work(writeTo(stream));
    stream.end();
    await finished(stream);
    await rename(beside, file);
  } catch (error) {
    stream.destroy();
    await rm(beside, { force: true });
    throw error;
  }
}

function writeTo(stream: Writable): Write {
  return async (text) => {
    if (!stream.write(text) && !stream.destroyed) await once(stream, 'drain');
  };
}
