import { ClubApiError } from '@tatami/sdk';
import { expect, test, vi } from 'vitest';
import { isAwaited, rouse, seeThrough } from './when-ready.ts';

const failure = (status: number | null) =>
  new ClubApiError({ code: status === null ? 'network' : 'unavailable', status, detail: `${status}` });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const unsay = vi.fn();
  const say = vi.fn(() => unsay);
  const session = { isOver: false };
  return {
    say,
    unsay,
    session,
    begin: (action: (isAgain: boolean) => Promise<unknown>) => seeThrough(action, () => session.isOver, say),
  };
}

test.each([503, null])(
  'what meets a %s is done once the server can answer, and only the first try is the first',
  async (status) => {
    const { begin, say, unsay } = setUp();
    const action = vi.fn<(isAgain: boolean) => Promise<void>>();
    action.mockRejectedValueOnce(failure(status)).mockRejectedValueOnce(failure(status));
    const done = begin(action);
    await settled();
    expect(isAwaited()).toBe(true);
    rouse();
    await settled();
    expect(unsay).not.toHaveBeenCalled();
    rouse();
    await done;
    expect(action.mock.calls).toEqual([[false], [true], [true]]);
    expect(say).toHaveBeenCalledOnce();
    expect(unsay).toHaveBeenCalledOnce();
    expect(isAwaited()).toBe(false);
  },
);

test('what all wait for is said once', async () => {
  const { begin, say, unsay } = setUp();
  const once = () => vi.fn(async () => {}).mockRejectedValueOnce(failure(503));
  const done = [begin(once()), begin(once())];
  await settled();
  expect(say).toHaveBeenCalledOnce();
  rouse();
  await Promise.all(done);
  expect(say).toHaveBeenCalledOnce();
  expect(unsay).toHaveBeenCalledOnce();
});

test('what is refused is not tried again, and nothing is said', async () => {
  const { begin, say } = setUp();
  const action = vi.fn().mockRejectedValue(failure(403));
  await expect(begin(action)).rejects.toMatchObject({ status: 403 });
  expect(action).toHaveBeenCalledOnce();
  expect(say).not.toHaveBeenCalled();
});

test('what waited for somebody who has gone is not sent, and that is no more said to happen', async () => {
  const { begin, session, unsay } = setUp();
  const action = vi.fn().mockRejectedValue(failure(503));
  const done = begin(action);
  await settled();
  session.isOver = true;
  rouse();
  await expect(done).rejects.toMatchObject({ status: 503 });
  expect(action).toHaveBeenCalledOnce();
  expect(unsay).toHaveBeenCalledOnce();
  expect(isAwaited()).toBe(false);
});

test('nor does what was on its way wait when they have gone meanwhile', async () => {
  const { begin, session, say } = setUp();
  const done = begin(async () => {
    session.isOver = true;
    throw failure(null);
  });
  await expect(done).rejects.toMatchObject({ code: 'network' });
  expect(say).not.toHaveBeenCalled();
});
