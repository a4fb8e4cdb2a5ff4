import { elsewhere } from '@tatami/tooling/elsewhere';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Begun,
  begunHere,
  isProviderAddress,
  readReturn,
} from '../src/features/account/google/google-return.ts';

const request = { state: 'state-of-this-tab', redirectUri: 'http://localhost:8080/code-ret' };

describe('the address that the server names is followed', () => {
  const query = new URLSearchParams({ redirect_uri: request.redirectUri, state: request.state });

  test.each([
    'https://accounts.google.com/o/oauth2/v2/auth',
    'http://127.0.0.1:4444/auth',
    'http://localhost:4444/auth',
  ])('to %s', (address) => {
    expect(isProviderAddress(`${address}?${query}`, request)).toBe(true);
  });

  test.each(elsewhere)('but not to %j', (address) => {
    expect(isProviderAddress(address, request)).toBe(false);
  });

  test.each([
    ['over an open line', `http://accounts.google.com/?${query}`],
    ['as somebody', `https://somebody:secret@accounts.google.com/?${query}`],
    ['to a script', `javascript:alert(1)//?${query}`],
    ['relative to here', `/o/oauth2/auth?${query}`],
    ['without a state', `https://accounts.google.com/?redirect_uri=${request.redirectUri}`],
    ['with a foreign state', `https://accounts.google.com/?${query}`.replace(request.state, 'another')],
    ['to come back elsewhere', `https://accounts.google.com/?${query}`.replace('8080', '8081')],
  ])('nor %s', (_, address) => {
    expect(isProviderAddress(address, request)).toBe(false);
  });
});

describe('what comes back', () => {
  const begun: Begun = { state: 's-1', codeVerifier: 'v-1', remember: true, begunAt: Date.now() };

  beforeEach(() => {
    const map = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
      removeItem: (key: string) => map.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is a proof when it has a code and the state of this tab', () => {
    begunHere.keep(begun);
    expect(readReturn('?code=c-1&state=s-1&iss=https%3A%2F%2Faccounts.google.com')).toEqual({
      is: 'proof',
      code: 'c-1',
      begun,
    });
  });

  test('counts once', () => {
    begunHere.keep(begun);
    readReturn('?code=c-1&state=s-1');
    expect(readReturn('?code=c-1&state=s-1')).toEqual({ is: 'unexpected' });
  });

  test.each([
    ['?error=access_denied&state=s-1', 'cancelled'],
    ['?error=server_error&state=s-1', 'refused'],
    ['?error=access_denied&state=another', 'unexpected'],
    ['?code=c-1&state=another', 'unexpected'],
    ['?code=c-1', 'unexpected'],
    ['?state=s-1', 'unexpected'],
    ['', 'unexpected'],
  ])('with %j it is %s', (search, is) => {
    begunHere.keep(begun);
    expect(readReturn(search)).toEqual({ is });
  });

  test('is too late after a quarter of an hour', () => {
    begunHere.keep({ ...begun, begunAt: Date.now() - 15 * 60_000 });
    expect(readReturn('?code=c-1&state=s-1')).toEqual({ is: 'unexpected' });
  });
});
