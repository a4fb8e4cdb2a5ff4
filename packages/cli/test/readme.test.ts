import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodes } from '../src/command-error.ts';
import { type Context, textsIn } from '../src/context.ts';
import { createProgram } from '../src/program.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const context: Context = {
  language: 'en',
  texts: textsIn('en'),
  env: {},
  out: process.stdout,
  err: process.stderr,
  in: process.stdin,
  signal: new AbortController().signal,
  version: '0.0.0',
  asked: { at: '', isByToken: false },
};
const { commands } = createProgram(context);

/** What is typed in the README and in the help: each call of the program, without what stands behind a pipe. */
const typed = [
  ...[...readme.matchAll(/^(?:\$ )?(tatami .*)$/gm)].map(([, line = '']) => line),
  ...Object.values(context.texts.examples).flat(),
].flatMap((line) => [...line.matchAll(/tatami ([^|<>)]*)/g)].map(([, call = '']) => call.trim()));

test('every line that a reader is shown is one that the program takes', () => {
  expect(typed.length).toBeGreaterThan(15);
  for (const call of typed) {
    const [name = '', ...words] = call.split(/\s+/);
    const command = commands.find((each) => each.name() === name);
    expect(command, call).toBeDefined();
    const known = command?.options.flatMap(({ long, short }) => [long, short]);
    for (const word of words.filter((each) => /^--?\w/.test(each))) expect(known, call).toContain(word);
  }
});

test('the README knows every command, and every number that it ends with', () => {
  for (const command of commands)
    if (command.name() !== 'complete-line') expect(readme).toContain(`\`${command.name()}\``);
  for (const code of Object.values(exitCodes)) expect(readme).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});
