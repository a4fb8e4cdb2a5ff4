import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { person, program } from './tatami.ts';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'tatami-completion-'));
  writeFileSync(
    join(home, 'tatami'),
    `#!/bin/sh
exec "${process.execPath}" "${program}" "$@"
`,
  );
  chmodSync(join(home, 'tatami'), 0o755);
});
afterAll(() => rmSync(home, { recursive: true }));

const env = () => ({
  PATH: `${home}:${process.env.PATH}`,
  HOME: home,
  LANG: 'en_GB.UTF-8',
  TERM: 'dumb',
  PS1: '$ ',
});

const offered = async (line: string) =>
  (await person().run(['complete-line', line])).out
    .split('\n')
    .filter(Boolean)
    .map((each) => each.split('\t')[0]);

test.each([
  [
    'tatami ',
    [
      'login',
      'logout',
      'whoami',
      'tables',
      'list',
      'get',
      'export',
      'import',
      'undo',
      'tail',
      'backup',
      'completion',
    ],
  ],
  ['tatami ta', ['tables', 'tail']],
  ['tatami list train', ['training', 'training-series', 'training-technik']],
  ['tatami --json list wor', ['workplace']],
  ['tatami list student sta', ['status=', 'status.in=']],
  ['tatami list student status=', ['status=active', 'status=suspended', 'status=left']],
  ['tatami list student status.in=active,su', ['status.in=active,suspended']],
  ['tatami list student memberNumber.null=t', ['memberNumber.null=true']],
  ['tatami list student --sort joined', ['joinedOn', 'joinedOn,desc']],
  ['tatami list student --fields firstName,last', ['firstName,lastName', 'firstName,lastPresentAt']],
  ['tatami list --sort lastName student lastN', ['lastName=']],
  ['tatami import student --match mem', ['memberNumber']],
  ['tatami import audit', []],
  ['tatami tail workplace work', []],
  ['tatami export student --fo', ['--format']],
])('behind %j stand %j', async (line, expected) => {
  expect(await offered(line)).toEqual(expected);
});

test('in bash a press of the tabulator completes commands, tables, filters and their values', async () => {
  writeFileSync(
    join(home, '.bashrc'),
    'eval "$(tatami completion bash)"\nbind "set bell-style none"\necho READY\n',
  );
  const bash = spawn('bash', ['--noprofile', '--rcfile', join(home, '.bashrc'), '-i'], {
    cwd: home,
    env: env(),
    cols: 200,
  });
  let shown = '';
  bash.onData((text) => {
    shown += text;
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
  const plain = () => shown.replaceAll(/\x1b\[[0-9;?]*[A-Za-z]/g, '');
  const until = (text: string) =>
    vi.waitFor(() => expect(plain()).toContain(text), { timeout: 40_000, interval: 50 });
  await until('READY');
  bash.write('tatami li\t');
  await until('tatami list ');
  bash.write('studen\t');
  // Three tables begin so; there is no more to add without the next letter.
  bash.write(' secti\t');
  await until('section');
  bash.write('=ki\t');
  await until('section=kids ');
  bash.write('--sort joi\t');
  await until('--sort joinedOn');
  bash.kill();
});

test('what is typed before the tabulator is not run', async () => {
  const trap = join(home, 'trap');
  const script = [
    'eval "$(tatami completion bash)"',
    `COMP_LINE='tatami list $(touch ${trap}) ' COMP_WORDS=(tatami list x '')`,
    'COMP_POINT=$' + '{#COMP_LINE} COMP_CWORD=3 _tatami_complete',
  ].join('\n');
  execFileSync('bash', ['-c', script], { env: env(), stdio: 'ignore' });
  expect(() => execFileSync('test', ['-e', trap])).toThrow();
});
