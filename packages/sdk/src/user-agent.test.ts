import { afterEach, expect, test, vi } from 'vitest';
import { fakeClub } from '../test/fake-club.ts';
import { userAgentOf } from './user-agent.ts';

afterEach(() => vi.unstubAllGlobals());

const on = (platform: string | undefined) => {
  vi.stubGlobal('navigator', platform && { userAgent: platform });
  return userAgentOf('attendance/1.0');
};

test.each([
  ['Node.js/24', 'attendance/1.0 tatami-sdk/source node/24'],
  ['Deno/2.5.1', 'attendance/1.0 tatami-sdk/source deno/2.5.1'],
  ['Cloudflare-Workers', 'attendance/1.0 tatami-sdk/source cloudflare-workers'],
  ['Bun/1.3.0', 'attendance/1.0 tatami-sdk/source bun/1.3.0'],
  [undefined, 'attendance/1.0 tatami-sdk/source node'],
])('on %s a script says who it is', (platform, said) => {
  expect(on(platform)).toBe(said);
});

test('a browser says that itself', () => {
  expect(on('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBeUndefined();
});

test('every request of a script says so, with or without a name', async () => {
  const sent = async (userAgent?: string) => {
    const { club, received } = fakeClub(() => ({}), { userAgent });
    await club.whoami();
    return received[0]?.headers.get('user-agent');
  };
  expect(await sent('attendance/1.0')).toMatch(/^attendance\/1\.0 tatami-sdk\/source node\/\d+$/);
  expect(await sent()).toMatch(/^tatami-sdk\/source node\/\d+$/);
});
