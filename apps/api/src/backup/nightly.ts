import { access, constants, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, clubDay, clubMoment } from '../club-time.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../database/database.ts';
import { whyUnwritable } from '../postgres/folder-fault.ts';
import { type Written, writeBackup } from './write-backup.ts';

/** The time of the backup, at which nobody trains. */
const AT = '03:00';
const DAYS_KEPT = 14;

const nameOf = (day: string) => `tatami-${day}.jsonl.gz`;

/** @throws {ConfigError} when no backup could be written there. */
export async function checkBackupDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`BACKUP_DIR: ${folder} can't be used: ${whyUnwritable(code ?? '') ?? message}.`);
  }
}

/**
 * Makes the backup of this night where there is none yet, and removes those of more than 14 nights ago; what else lies in
 * the folder stays.
 *
 * @returns what was written; null when it is not time, or done.
 */
export async function backUpNightly(
  { pool }: Database,
  { clubTimezone, dataDir }: Config,
  folder: string,
  now: Date,
): Promise<Written | null> {
  const today = clubDay(now, clubTimezone);
  if (now < clubMoment(today, AT, clubTimezone)) return null;
  const found = await readdir(folder).catch((): string[] => []);
  if (found.includes(nameOf(today))) return null;
  const client = await pool.connect();
  const written = await writeBackup(client, { file: join(folder, nameOf(today)), dataDir, now }).finally(() =>
    client.release(),
  );
  const oldest = nameOf(addDays(today, 1 - DAYS_KEPT));
  const old = found.filter(
    (name) => /^tatami-\d{4}-\d{2}-\d{2}\.jsonl\.gz(\.draft-\d+)?$/.test(name) && name < oldest,
  );
  for (const name of old) await rm(join(folder, name));
  return written;
}
