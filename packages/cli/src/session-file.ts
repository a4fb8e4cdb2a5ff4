import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TokenStorage } from '@tatami/sdk';
import envPaths from 'env-paths';

/** The clubs that somebody is signed in to from this machine. */
interface Sessions {
  /** The address of the club that was signed in to last. */
  current: string | null;
  /** The token of each club, by its address. */
  tokens: Record<string, string>;
}

/** `~/.config/tatami/session.json`, or wherever the system keeps such things. */
function sessionFile(): string {
  return join(envPaths('tatami', { suffix: '' }).config, 'session.json');
}

function read(): Sessions {
  try {
    return JSON.parse(readFileSync(sessionFile(), 'utf8'));
  } catch {
    return { current: null, tokens: {} };
  }
}

/** Writes beside and renames: half a file is never there, and nobody else can read it at any moment. */
function write(sessions: Sessions): void {
  const file = sessionFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, file);
}

/** The club that was signed in to last. */
export function currentClub(): string | null {
  return read().current;
}

/** Keeps the session of a club in the file. */
export function sessionStorageOf(club: string): TokenStorage {
  return {
    read: () => read().tokens[club] ?? null,
    write(token) {
      const { tokens } = read();
      write({ current: club, tokens: { ...tokens, [club]: token } });
    },
    clear() {
      const { [club]: gone, ...tokens } = read().tokens;
      if (gone !== undefined) write({ current: club, tokens });
    },
  };
}
