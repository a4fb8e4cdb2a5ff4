import { describe, expect, test, vi } from 'vitest';
import { settle } from '../test/fake-broker.ts';
import { given } from '../test/given.ts';

const off = { status: 'closed', retryAt: null };

describe.each([
  ['an error of the socket', (socket: { fail(): void; lose(code: number): void }) => socket.fail()],
  ['close code 4401', (socket: { fail(): void; lose(code: number): void }) => socket.lose(4401)],
])('%s', (_, fail) => {
  test('logs out when the session is found to have ended, and stays closed', async () => {
    const logOut = vi.fn();
    const { opened, realtime, clock, sockets } = given({ isSignedIn: async () => false, logOut });
    fail(await opened());
    await settle();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(realtime.getState()).toEqual(off);
    await clock.advance(60_000);
    expect(sockets).toHaveLength(1);
  });

  test.each([
    ['still holds', async () => true],
    ['can’t be asked about', () => Promise.reject(new Error('offline'))],
  ])('connects again when the session %s', async (_, isSignedIn) => {
    const logOut = vi.fn();
    const { opened, reopened, realtime } = given({ isSignedIn, logOut });
    fail(await opened());
    await reopened();
    expect(logOut).not.toHaveBeenCalled();
    expect(realtime.getState().status).toBe('open');
  });

  test('logs out without asking where that is what is wanted', async () => {
    const [isSignedIn, logOut] = [vi.fn(async () => true), vi.fn()];
    const { opened, realtime } = given({ onSocketError: 'logout', isSignedIn, logOut });
    fail(await opened());
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(isSignedIn).not.toHaveBeenCalled();
    expect(realtime.getState()).toEqual(off);
  });
});

test('a connection that is merely lost asks nothing', async () => {
  const isSignedIn = vi.fn(async () => false);
  const { opened, reopened } = given({ isSignedIn, logOut: vi.fn() });
  (await opened()).lose();
  await reopened();
  expect(isSignedIn).not.toHaveBeenCalled();
});

test('an answer that comes after the connection was closed, or opened again, no longer counts', async () => {
  const logOut = vi.fn();
  const answer = Promise.withResolvers<boolean>();
  const { opened, realtime } = given({ isSignedIn: () => answer.promise, logOut });
  (await opened()).fail();
  realtime.open();
  answer.resolve(false);
  await settle();
  expect(logOut).not.toHaveBeenCalled();
  expect(realtime.getState().status).toBe('connecting');
});

test('whoever is asked already is not asked again', async () => {
  const isSignedIn = vi.fn(() => new Promise<boolean>(() => {}));
  const { opened, reopened } = given({ isSignedIn, logOut: vi.fn() });
  (await opened()).fail();
  (await reopened()).fail();
  expect(isSignedIn).toHaveBeenCalledTimes(1);
});
