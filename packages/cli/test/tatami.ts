import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { spawn as spawnTerminal } from '@lydell/node-pty';
import { type Club, createClub } from '@tatami/sdk';
import { inject, onTestFinished, vi } from 'vitest';

/** The program as it was built: it starts three times as fast as its sources do. */
export const program = join(import.meta.dirname, '../dist/cli.js');

/** What a run of the program came to. */
export interface Run {
  out: string;
  err: string;
  exitCode: number | null;
}

/** Somebody at a machine of their own, whose home is empty. */
export interface Person {
  home: string;
  /** Runs the program as a script would. */
  run(args: readonly string[], input?: string): Promise<Run>;
  /** Runs it at a terminal. */
  atTerminal(args: readonly string[], columns?: number): Terminal;
  env: Record<string, string>;
}

export interface Terminal {
  /** All that has been shown, without what colours it. */
  shown(): string;
  /** All that has been shown, as it came. */
  raw(): string;
  /** Waits for a text. */
  until(text: string | RegExp): Promise<void>;
  type(text: string): void;
  exitCode: Promise<number>;
}

/** A machine whose user speaks English, and has signed in to no club. */
export function person(settings: Record<string, string> = {}): Person {
  const home = mkdtempSync(join(tmpdir(), 'tatami-cli-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    LANG: 'en_GB.UTF-8',
    TERM: 'xterm',
    ...settings,
  };
  return {
    home,
    env,
    async run(args, input = '') {
      const child = spawn(process.execPath, [program, ...args], { cwd: home, env });
      child.stdin.end(input);
      const [out, err, [exitCode]] = await Promise.all([
        buffer(child.stdout),
        buffer(child.stderr),
        once(child, 'close'),
      ]);
      return { out: out.toString(), err: err.toString(), exitCode };
    },
    atTerminal(args, columns = 100) {
      const terminal = spawnTerminal(process.execPath, [program, ...args], {
        cwd: home,
        env,
        cols: columns,
        rows: 40,
      });
      let all = '';
      terminal.onData((text) => {
        all += text;
      });
      const exitCode = new Promise<number>((resolve) => terminal.onExit((end) => resolve(end.exitCode)));
      onTestFinished(() => terminal.kill('SIGKILL'));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
      const shown = () => all.replaceAll(/\x1b\[[0-9;?]*[A-Za-z]/g, '');
      return {
        shown,
        raw: () => all,
        until: (text) =>
          vi.waitFor(
            () => {
              const isThere = typeof text === 'string' ? shown().includes(text) : text.test(shown());
              if (!isThere) throw new Error(`"${text}" is not shown in:\n${shown()}`);
            },
            { timeout: 40_000, interval: 50 },
          ),
        type: (text) => terminal.write(text),
        exitCode,
      };
    },
  };
}

/** Somebody who is signed in to the club of the tests as who administers it. */
export async function administrator(settings: Record<string, string> = {}): Promise<Person> {
  const { url } = inject('club');
  const club = await clubOfTests();
  return person({ CLUB_URL: url, CLUB_TOKEN: club.session.getToken() ?? '', ...settings });
}

/** The same club, by the client. */
export async function clubOfTests(): Promise<Club> {
  const { url, password } = inject('club');
  const club = createClub({ baseUrl: `${url}/api`, language: 'en' });
  await club.signIn({ username: 'admin', password });
  return club;
}

/** Makes a user who is in no group. @returns their name */
export async function newMember(name: string, password: string): Promise<string> {
  const username = unique(name).replace(' ', '-');
  const club = await clubOfTests();
  const user = { username, email: `${username}@club.test`, firstName: 'Ada', lastName: 'Nowak', password };
  await club.table('user').save(user);
  return username;
}

/** A name that no other test uses. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
