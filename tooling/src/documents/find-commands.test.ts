import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const textsOf = (document: string) => findCommands(document, 'README.md').map(({ text }) => text);

test('a block for a shell is a command a line, without its remarks', () => {
  const document = '```sh\nnpx --yes pnpm@12.21.0 start    # serves the club\nopenssl rand -hex 32\n```\n';
  expect(textsOf(document)).toEqual(['pnpm start', 'openssl rand -hex 32']);
});

test('a command that goes on in the next line is one', () => {
  expect(textsOf('```\nHOST=10.0.0.11 DATA_DIR=/srv \\\n  pnpm start\n```\n')).toEqual([
    'HOST=10.0.0.11 DATA_DIR=/srv pnpm start',
  ]);
});

test('a command stands in a sentence too, a program alone does not', () => {
  expect(textsOf('`pnpm demo` starts it; `npx`, `pnpm` and `node:http` are programs.')).toEqual([
    'pnpm demo',
  ]);
});

test('what is no command is left alone, also in a block', () => {
  expect(
    textsOf('```\npackages/sdk   the client\nPOST /hooks HTTP/1.1\n```\n```ts\npnpm demo\n```\n'),
  ).toEqual([]);
});

test('a command is found at its line', () => {
  expect(findCommands('# Backup\n\n`pnpm backup a.gz`', 'docs/operations.md')).toEqual([
    { text: 'pnpm backup a.gz', at: 'docs/operations.md:3' },
  ]);
});
