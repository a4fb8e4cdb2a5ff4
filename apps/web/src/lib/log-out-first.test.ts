import { createPlainClub } from '@tatami/sdk/plain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOutFirst } from './log-out-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openClub() {
  const asked = vi.fn(async (_: Request) => new Response(null, { status: 204 }));
  return { club: createPlainClub({ baseUrl: 'http://club.test/api', fetch: asked }), asked };
}

test('the Login action logs out after 1,000 ms', async () => {
  const { club, asked } = openClub();
  club.session.save('left-over');
  const done = logOutFirst(club);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  expect(club.session.isSignedIn()).toBe(true);

  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(asked.mock.calls[0]?.[0].url).toBe('http://club.test/api/logout');
  expect(club.session.isSignedIn()).toBe(false);
});

test('a session that began in the meantime stays', async () => {
  const { club, asked } = openClub();
  club.session.save('left-over');
  const done = logOutFirst(club);
  await vi.advanceTimersByTimeAsync(500);
  club.session.save('new');
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect(asked).not.toHaveBeenCalled();
  expect(club.session.getToken()).toBe('new');
});

test('where nothing is known of a session, the server ends what there is all the same', async () => {
  const { club, asked } = openClub();
  const done = logOutFirst(club);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(asked.mock.calls[0]?.[0].url).toBe('http://club.test/api/logout');
});

test('without the server the session is over here all the same', async () => {
  const { club, asked } = openClub();
  asked.mockRejectedValue(new TypeError('fetch failed'));
  club.session.save('left-over');
  const done = logOutFirst(club);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(club.session.isSignedIn()).toBe(false);
});
