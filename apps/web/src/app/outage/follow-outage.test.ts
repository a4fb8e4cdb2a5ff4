import { ClubApiError } from '@tatami/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followOutage } from './follow-outage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Hear = (error: ClubApiError) => void;

function begin(place: string, ready: boolean, awaited = false) {
  const heard: Record<string, Hear> = {};
  const page = { place, ready };
  const [navigate, reload, goOn, target] = [vi.fn(), vi.fn(), vi.fn(), new EventTarget()];
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  };
  const isReady = vi.fn(async (_: AbortSignal) => page.ready);
  const on = ((event: string, hear: Hear) => {
    heard[event] = hear;
    return () => delete heard[event];
  }) as never;
  const stop = followOutage({
    target,
    club: { on },
    isReady,
    here: () => page.place,
    navigation: { navigate, isPending: () => true, subscribe },
    reload,
    isAwaited: () => awaited,
    goOn,
  });
  const fail = (event: string, status: number | null, retryAfter?: number) =>
    heard[event]?.(
      new ClubApiError({ code: 'unavailable', status, detail: '', retryAfter: retryAfter ?? null }),
    );
  const comeOnline = () => target.dispatchEvent(new Event('online'));
  const loseCode = () => target.dispatchEvent(new Event('vite:preloadError'));
  const openPage = () => tell();
  return { page, navigate, reload, goOn, isReady, stop, fail, comeOnline, loseCode, openPage };
}

const error = '/error/?msg=Serwer+chwilowo+nie+odpowiada.&from=%2Fdojo%2Ftraining%3Fview%3Dlist';

test.each([
  ['failure', 503],
  ['networkFailure', null],
])(
  'after a %s what is missing is asked for again once the server is ready, and not before',
  async (event, status) => {
    const { page, goOn, navigate, isReady, fail } = begin('/dojo/student', false);
    fail(event, status);
    fail(event, status);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isReady).toHaveBeenCalledTimes(3);
    expect(goOn).not.toHaveBeenCalled();
    page.ready = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(goOn).toHaveBeenCalledOnce();
    expect(isReady).toHaveBeenCalledTimes(4);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('the page that the error page stands for comes back', async () => {
  const { page, navigate } = begin(error, false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(navigate).not.toHaveBeenCalled();
  page.ready = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dojo/training?view=list', { replace: true });
});

test('an error page that tells of something else stays', async () => {
  const { navigate, fail } = begin(error, true);
  fail('failure', 500);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(navigate).not.toHaveBeenCalled();
});

test('an address that leads elsewhere is no way back', async () => {
  const { navigate, goOn, fail } = begin('/error/?from=https%3A%2F%2Fexample.org', true);
  fail('failure', 503);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(goOn).toHaveBeenCalledOnce();
});

test('the server is not asked before the time it has named', async () => {
  const { isReady, goOn, fail } = begin('/dojo/student', true);
  fail('failure', 503, 10);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(goOn).toHaveBeenCalledOnce();
});

test('when the network is back nobody waits any longer, and who has missed nothing asks nothing', async () => {
  const { isReady, goOn, fail, comeOnline } = begin('/dojo/student', true);
  comeOnline();
  expect(isReady).not.toHaveBeenCalled();
  fail('networkFailure', null);
  comeOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(goOn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReady).toHaveBeenCalledOnce();
});

test('what failed before anybody listened goes on too', async () => {
  const { goOn } = begin('/dojo/student', true, true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(goOn).toHaveBeenCalledOnce();
});

test('code that could not be had comes with a document of its own, which the next page begins once it can be had', async () => {
  const { page, reload, goOn, loseCode, openPage, stop } = begin('/dojo/student', false);
  loseCode();
  await vi.advanceTimersByTimeAsync(9_000);
  openPage();
  expect(reload).not.toHaveBeenCalled();
  page.ready = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(goOn).toHaveBeenCalledOnce();
  // Who stays where they are keeps what they have typed.
  expect(reload).not.toHaveBeenCalled();
  openPage();
  expect(reload).toHaveBeenCalledOnce();

  loseCode();
  openPage();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  stop();
  openPage();
  expect(reload).toHaveBeenCalledOnce();
});

test('after an outage in which no code was lost no page begins a document', async () => {
  const { reload, goOn, fail, openPage } = begin('/dojo/student', true);
  fail('failure', 503);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(goOn).toHaveBeenCalledOnce();
  openPage();
  expect(reload).not.toHaveBeenCalled();
});

describe('given a server that takes its time to say whether it is ready', () => {
  function beginSlowly() {
    const club = begin('/dojo/student', true);
    const answers: ((ready: boolean) => void)[] = [];
    const signals: AbortSignal[] = [];
    club.isReady.mockImplementation((signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });
    return { ...club, answers, signals };
  }

  test('the network that comes back meanwhile has it asked again after that, not beside it', async () => {
    const { isReady, answers, fail, comeOnline } = beginSlowly();
    fail('failure', 503);
    await vi.advanceTimersByTimeAsync(3_000);
    comeOnline();
    fail('failure', 503);
    comeOnline();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isReady).toHaveBeenCalledOnce();
    answers[0]?.(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(isReady).toHaveBeenCalledTimes(2);
    answers[1]?.(false);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(isReady).toHaveBeenCalledTimes(3);
  });

  test('what fails meanwhile is asked for too', async () => {
    const { goOn, answers, fail } = beginSlowly();
    fail('failure', 503);
    await vi.advanceTimersByTimeAsync(3_000);
    fail('failure', 503);
    answers[0]?.(true);
    await vi.advanceTimersByTimeAsync(3_000);
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(goOn).toHaveBeenCalledTimes(2);
  });

  test('it is not waited for without end', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { signals, fail } = beginSlowly();
    fail('failure', 503);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    expect(signals).toEqual([timeout.mock.results[0]?.value]);
  });

  test('its answer moves nobody once it has ended', async () => {
    const { goOn, navigate, isReady, page, answers, stop, fail } = beginSlowly();
    fail('failure', 503);
    await vi.advanceTimersByTimeAsync(3_000);
    page.place = error;
    stop();
    answers[0]?.(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(goOn).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    expect(isReady).toHaveBeenCalledOnce();
  });
});

test('nothing is asked once it has ended', async () => {
  const { isReady, stop, fail } = begin('/dojo/student', false);
  fail('failure', 503);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReady).not.toHaveBeenCalled();
});
