import { ClubApiError } from '@tatami/sdk';
import { expect, test, vi } from 'vitest';
import { followErrors } from './follow-errors.ts';

function follow(place = '/dojo/training') {
  const target = new EventTarget();
  const navigate = vi.fn();
  followErrors({ target, here: () => place, navigate });
  return {
    navigate,
    reject: (reason: unknown) =>
      target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    fail: (error: unknown) => target.dispatchEvent(Object.assign(new Event('error'), { error })),
  };
}

const refusal = (status: number | null, code = 'unexpected') =>
  new ClubApiError({ code, status, detail: 'text' });

test.each([
  ['404', refusal(404), '/notfound'],
  ['406', refusal(406), '/error/?msg=text'],
  ['500', refusal(500), '/error/?msg=text&from=%2Fdojo%2Ftraining'],
  ['network failure', refusal(null, 'network'), '/error/?msg=text&from=%2Fdojo%2Ftraining'],
  ['slip of our own', new TypeError('x'), '/error/?from=%2Fdojo%2Ftraining'],
])('a %s that nobody caught leads away', (_, reason, to) => {
  const { reject, navigate } = follow();
  reject(reason);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to);
});

test('a conflict that nobody caught stays an error, and sends nobody away', () => {
  const { reject, navigate } = follow();
  reject(refusal(409, 'duplicate'));
  expect(navigate).not.toHaveBeenCalled();
});

test('an error event of a script counts, one of a picture or an extension does not', () => {
  const { fail, navigate } = follow();
  fail(undefined);
  fail(null);
  expect(navigate).not.toHaveBeenCalled();
  fail(new RangeError('x'));
  expect(navigate).toHaveBeenCalledOnce();
});

test('on the error page nothing leads to the error page', () => {
  const { reject, navigate } = follow('/error/?msg=x');
  reject(new TypeError('x'));
  expect(navigate).not.toHaveBeenCalled();
});
