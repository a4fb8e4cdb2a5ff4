import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';
import { createSession } from './session.ts';
import { createTokenStorage } from './token-storage.ts';

function store(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const issued = { access_token: 'issued', token_type: 'Bearer', expires_in: 43_200 };

describe('signing in', () => {
  test('asks for a token as RFC 6749 has it, and signs what follows with it', async () => {
    const { club, received } = fakeClub(({ path }) => (path === '/oauth/token' ? issued : []));
    await club.signIn({ username: 'anna', password: 'pięść & %' });
    await club.roles();

    const [token, roles] = received;
    expect(token).toMatchObject({
      method: 'POST',
      path: '/oauth/token',
      body: { grant_type: 'password', username: 'anna', password: 'pięść & %', remember: 'false' },
    });
    expect(token?.headers.get('authorization')).toBe('Basic cGhvdG9jbGllbnQ6');
    expect(token?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(roles?.headers.get('authorization')).toBe('Bearer issued');
    expect(roles?.headers.get('accept-language')).toBe('pl');
  });

  test.each([
    [
      'with a second factor',
      { username: 'anna', password: 'x', otp: '123456', remember: true },
      { grant_type: 'password', username: 'anna', password: 'x', otp: '123456', remember: 'true' },
    ],
    [
      'back from Google',
      { code: 'c', redirectUri: 'https://club.test/code-ret', codeVerifier: 'v' },
      {
        grant_type: 'authorization_code',
        code: 'c',
        redirect_uri: 'https://club.test/code-ret',
        client_id: 'photoclient',
        code_verifier: 'v',
        remember: 'false',
      },
    ],
    [
      'by a token of Google',
      { googleToken: 'g', nonce: 'n' },
      { grant_type: 'password', google_token: 'g', nonce: 'n', remember: 'false' },
    ],
  ])('%s', async (_, credentials, form) => {
    const { club, received } = fakeClub(() => issued);
    await club.signIn(credentials);
    expect(received[0]?.body).toEqual(form);
    expect(club.session.getToken()).toBe('issued');
  });

  test('in place of somebody else: the token of before is not sent along', async () => {
    const { club, received } = fakeClub(() => issued, { clientId: 'kiosk', clientSecret: 'a:b' });
    club.session.save('somebody-else');
    await club.signIn({ username: 'anna', password: 'x' });
    expect(received[0]?.headers.get('authorization')).toBe(`Basic ${btoa('kiosk:a%3Ab')}`);
  });
});

describe('signing in in the place of a session', () => {
  const answer = ({ path }: { path: string }) =>
    path === '/oauth/token' ? issued : new Response(null, { status: 204 });

  test('ends it on the server: the token of before is of no use to whoever put it there', async () => {
    const { club, received } = fakeClub(answer);
    club.session.save('planted');
    await club.signIn({ username: 'anna', password: 'x' });
    expect(received.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
      ['/oauth/token', 'Basic cGhvdG9jbGllbnQ6'],
      ['/logout', 'Bearer planted'],
    ]);
    expect(club.session.getToken()).toBe('issued');
  });

  test('that can’t be ended any more begins the new one all the same', async () => {
    const { club } = fakeClub(({ path }) =>
      path === '/oauth/token' ? issued : new TypeError('fetch failed'),
    );
    club.session.save('planted');
    await club.signIn({ username: 'anna', password: 'x' });
    expect(club.session.getToken()).toBe('issued');
  });

  test('leaves nothing to end where nobody was signed in', async () => {
    const { club, received } = fakeClub(answer);
    await club.signIn({ username: 'anna', password: 'x' });
    expect(received).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('ends the session on the server, then here', async () => {
    const { club, received } = fakeClub(() => new Response(null, { status: 204 }));
    club.session.save('mine');
    await club.signOut();
    expect(received[0]).toMatchObject({ method: 'GET', path: '/logout' });
    expect(received[0]?.headers.get('authorization')).toBe('Bearer mine');
    expect(club.session.isSignedIn()).toBe(false);
  });

  test('works without the server too, and says that it was not reached', async () => {
    const { club } = fakeClub(() => new TypeError('fetch failed'));
    club.session.save('mine');
    await expect(club.signOut()).rejects.toMatchObject({ code: 'network' });
    expect(club.session.isSignedIn()).toBe(false);
  });
});

test('whoever subscribes hears of each change until they undo it', () => {
  const session = createSession(createTokenStorage(store(), store()));
  const heard: (string | null)[] = [];
  const undo = session.subscribe(() => heard.push(session.getToken()));
  session.save('one');
  session.save('two');
  session.clear();
  session.clear();
  undo();
  session.save('three');
  expect(heard).toEqual(['one', 'two', null]);
});

describe('where the token is kept (spec.md §9)', () => {
  test('in session storage alone, for this visit', () => {
    const [here, browser] = [store(), store()];
    createSession(createTokenStorage(here, browser)).save('mine');
    expect([...here.map.values()]).toEqual(['mine']);
    expect([...browser.map.values()]).toEqual(['false']);
  });

  test('in local storage too when the user is to be remembered: the next visit has it', () => {
    const browser = store();
    createSession(createTokenStorage(store(), browser)).save('mine', { remember: true });
    expect(createSession(createTokenStorage(store(), browser)).getToken()).toBe('mine');
  });

  test("a token left in local storage counts only when the flag is 'true'", () => {
    const found = (flag: string) => {
      const browser = store({ 'tatami.token': 'left', 'tatami.remember': flag });
      return createSession(createTokenStorage(store(), browser)).getToken();
    };
    expect(found('false')).toBeNull();
    expect(found('true')).toBe('left');
  });

  test('signing in without being remembered forgets who was', () => {
    const browser = store();
    createSession(createTokenStorage(store(), browser)).save('mine', { remember: true });
    createSession(createTokenStorage(store(), browser)).save('borrowed');
    expect([...browser.map.values()]).toEqual(['false']);
    expect(createSession(createTokenStorage(store(), browser)).getToken()).toBeNull();
  });

  test('signing out forgets it in both', () => {
    const [here, browser] = [store(), store()];
    const session = createSession(createTokenStorage(here, browser));
    session.save('mine', { remember: true });
    session.clear();
    expect(here.map.size).toBe(0);
    expect(browser.map.has('tatami.token')).toBe(false);
  });

  test('signing out on a later visit forgets it too', () => {
    const browser = store();
    createSession(createTokenStorage(store(), browser)).save('mine', { remember: true });
    createSession(createTokenStorage(store(), browser)).clear();
    expect(createSession(createTokenStorage(store(), browser)).getToken()).toBeNull();
  });

  test('but leaves alone what another tab has remembered since', () => {
    const browser = store();
    const first = createSession(createTokenStorage(store(), browser));
    first.save('mine', { remember: true });
    createSession(createTokenStorage(store(), browser)).save('theirs', { remember: true });
    first.clear();
    expect(createSession(createTokenStorage(store(), browser)).getToken()).toBe('theirs');
  });

  test('in memory where nothing else is: a script starts signed out', () => {
    const { session } = fakeClub(() => ({})).club;
    expect(session.getToken()).toBeNull();
    session.save('mine', { remember: true });
    expect(session.getToken()).toBe('mine');
    expect(fakeClub(() => ({})).club.session.getToken()).toBeNull();
  });

  describe('given storages of the platform', () => {
    afterEach(() => vi.unstubAllGlobals());

    test('Node’s are left alone: all scripts share them', () => {
      const browser = store({ 'tatami.token': 'somebody’s', 'tatami.remember': 'true' });
      vi.stubGlobal('sessionStorage', store());
      vi.stubGlobal('localStorage', browser);
      expect(fakeClub(() => ({})).club.session.getToken()).toBeNull();
    });

    test('in a browser’s it is kept', () => {
      const [here, browser] = [store(), store()];
      vi.stubGlobal('document', {});
      vi.stubGlobal('sessionStorage', here);
      vi.stubGlobal('localStorage', browser);
      fakeClub(() => ({})).club.session.save('mine', { remember: true });
      expect([here.map.get('tatami.token'), browser.map.get('tatami.token')]).toEqual(['mine', 'mine']);
      expect(fakeClub(() => ({})).club.session.getToken()).toBe('mine');
    });

    test('a browser may deny them: then in memory', () => {
      vi.stubGlobal('document', {});
      vi.stubGlobal('sessionStorage', undefined);
      Object.defineProperty(globalThis, 'sessionStorage', {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
      const { session } = fakeClub(() => ({})).club;
      session.save('mine');
      expect(session.getToken()).toBe('mine');
    });
  });
});

test('roles are asked for once a token', async () => {
  const { club, received } = fakeClub(() => ['Members']);
  club.session.save('one');
  expect(await club.roles()).toEqual(['Members']);
  await club.roles();
  expect(received).toHaveLength(1);
  club.session.save('two');
  await club.roles();
  expect(received).toHaveLength(2);
});

test('roles that could not be had are asked for again', async () => {
  const answers: unknown[] = [new TypeError('fetch failed'), ['Members']];
  const { club } = fakeClub(() => answers.shift());
  await expect(club.roles()).rejects.toThrow();
  expect(await club.roles()).toEqual(['Members']);
});

describe('an access token', () => {
  const token = 'tat_0F1kXb9TqVZ3mC7sYwN5rJ8hL2pD4gK6aE0uQoRiPt4xW1Ubc';

  test('signs every call, and touches no storage', async () => {
    const untouched = () => {
      throw new Error('touched');
    };
    const storage = { read: untouched, write: untouched, clear: untouched };
    const { club, received } = fakeClub(() => ({ 'Student:Read': true, 'Student:Write': false }), {
      token,
      storage,
    });
    expect(await club.rights.check(['Student:Read', 'Student:Write'])).toEqual({
      'Student:Read': true,
      'Student:Write': false,
    });
    expect(received[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect([club.session.isSignedIn(), club.session.getToken()]).toEqual([true, token]);
  });

  test('may be asked for before each call, where it is changed meanwhile', async () => {
    const tokens = ['tat_first', 'tat_second'];
    const { club, received } = fakeClub(() => [], { token: () => tokens[0] ?? '' });
    await club.roles();
    tokens.shift();
    await club.whoami();
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer tat_first',
      'Bearer tat_second',
    ]);
  });

  test.each(['token-expired', 'unauthorized'])('that works no more says so: %s', async (code) => {
    const heard = vi.fn();
    const { club } = fakeClub(() => problem(401, code), { token });
    club.on('unauthorized', heard);
    await expect(club.whoami()).rejects.toMatchObject({ code, status: 401 });
    expect(heard).toHaveBeenCalledOnce();
    // It is still what the script acts by: only its owner ends it.
    expect(club.session.getToken()).toBe(token);
  });

  test('leaves nobody to sign in or out', async () => {
    const { club, received } = fakeClub(() => issued, { token });
    const refused = { code: 'not-with-a-token', status: null };
    await expect(club.signIn({ username: 'anna', password: 'x' })).rejects.toMatchObject(refused);
    await expect(club.signOut()).rejects.toMatchObject(refused);
    expect(() => club.session.save('another')).toThrow(expect.objectContaining(refused));
    expect(received).toEqual([]);
  });
});
