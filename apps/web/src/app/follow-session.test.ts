import { createClub } from '@tatami/sdk';
import { expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';

function follow(access: 'open' | 'signedOut' | 'guarded', answer = new Response('{}')) {
  const club = createClub({ baseUrl: 'http://club.test/api', fetch: async () => answer });
  const did = {
    forget: vi.fn(),
    rememberPlace: vi.fn(),
    navigate: vi.fn(),
    refresh: vi.fn(),
  };
  club.session.save('token');
  const following = followSession({
    ...did,
    session: club.session,
    here: () => '/dojo/training?week=2026-11-16',
    access: () => access,
    takeReturnPath: () => '/dojo/student',
  });
  return { club, ...following, ...did };
}

test('a 401 anywhere clears the token, and leads to the sign-in and back', async () => {
  const { club, forget, rememberPlace, navigate } = follow('guarded', new Response('', { status: 401 }));
  await expect(club.table('training').list()).rejects.toMatchObject({ status: 401 });
  expect(club.session.isSignedIn()).toBe(false);
  expect(forget).toHaveBeenCalledOnce();
  expect(rememberPlace).toHaveBeenCalledExactlyOnceWith('/dojo/training?week=2026-11-16');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
});

test('a page that is open to all stays, without its person', () => {
  const { club, navigate, refresh, rememberPlace } = follow('open');
  club.session.clear();
  expect(refresh).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
  expect(rememberPlace).not.toHaveBeenCalled();
});

test('who signs in here is led on by the page, but nothing of the person before stays', () => {
  const { club, forget, navigate, refresh } = follow('signedOut');
  club.session.save('another');
  expect(forget).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

test('after a sign-in in another tab the sign-in page leads to where its person wanted to go', () => {
  const { signedInElsewhere, navigate } = follow('signedOut');
  signedInElsewhere();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dojo/student', { replace: true });
});

test('and any other page shows itself to whoever that is', () => {
  const { signedInElsewhere, navigate, refresh } = follow('guarded');
  signedInElsewhere();
  expect(refresh).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('what happened while the first page was on its way is made up for', () => {
  const begun = follow('signedOut');
  begun.catchUp(null);
  expect(begun.navigate).toHaveBeenCalledExactlyOnceWith('/dojo/student', { replace: true });

  const nothing = follow('guarded');
  nothing.catchUp('token');
  expect(nothing.navigate).not.toHaveBeenCalled();
  expect(nothing.refresh).not.toHaveBeenCalled();
});
