import { expect, test } from 'vitest';
import { fakeClub } from '../test/fake-club.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Log } from './log.ts';

function listen(): { log: Log; told: string[] } {
  const told: string[] = [];
  const note = (level: string) => (message: string) => void told.push(`${level} ${message}`);
  return { log: { info: note('INFO'), warn: note('WARN'), error: note('ERROR') }, told };
}

test.each([
  ['1.4', []],
  ['2.0', ['WARN The server speaks contract 2.0, @tatami/sdk 1.4: calls may fail, take @tatami/sdk 2.0']],
  ['1.3', ['WARN The server speaks contract 1.3, @tatami/sdk 1.4: what is newer ends with not-found']],
  ['1.10', ['INFO The server speaks contract 1.10, @tatami/sdk 1.4: the server can more']],
  [null, []],
  ['nonsense', []],
])('a client of 1.4 and a server of %s', (spoken, expected) => {
  const { log, told } = listen();
  expect(compareContracts(spoken, log, '1.4')).toBe(told.length > 0 || spoken === '1.4');
  expect(told).toEqual(expected);
});

test.each([200, 404])(
  'a server of another contract is told of once, at its first answer of %i',
  async (status) => {
    const { log, told } = listen();
    const answer = () => Response.json([], { status, headers: { 'tatami-contract': '99.0' } });
    const { club } = fakeClub(answer, { log });
    await club.whoami().catch(() => {});
    await club.owner().catch(() => {});
    expect(told.filter((line) => line.includes('contract 99.0'))).toHaveLength(1);
  },
);
