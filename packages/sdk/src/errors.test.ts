import { describe, expect, test } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';
import { type Club, ClubApiError, type ClubEvents } from './index.ts';

const names = [
  'unauthorized',
  'accessDenied',
  'notFound',
  'notAcceptable',
  'networkFailure',
  'failure',
] as const satisfies (keyof ClubEvents)[];

/** Calls once against a server that answers so; gives the error, and every event with the error it brought. */
async function failing(
  answer: () => unknown,
  call: (club: Club) => Promise<unknown> = (club) => club.whoami(),
) {
  const { club } = fakeClub(answer, { language: 'en' });
  club.session.save('a-token');
  const events: [string, ClubApiError][] = [];
  for (const name of names) club.on(name, (error) => events.push([name, error]));
  const error = await call(club).then(
    () => expect.unreachable('the call succeeds'),
    (thrown: unknown) => thrown as ClubApiError,
  );
  expect(error).toBeInstanceOf(ClubApiError);
  // What is told of is what is thrown.
  for (const [, told] of events) expect(told).toBe(error);
  return { error, events: events.map(([name]) => name), club };
}

describe('what the server answers (spec.md §8)', () => {
  test('401 ends the session, then tells of it', async () => {
    const { error, events, club } = await failing(() => problem(401, 'unauthorized'));
    expect(error).toMatchObject({ status: 401, code: 'unauthorized', message: 'Detail of unauthorized.' });
    expect(events).toEqual(['unauthorized']);
    expect(club.session.isSignedIn()).toBe(false);
  });

  test('the token is gone when a listener hears of the 401', async () => {
    const { club } = fakeClub(() => problem(401, 'unauthorized'));
    club.session.save('a-token');
    let tokenThen: string | null = 'not told';
    club.on('unauthorized', () => {
      tokenThen = club.session.getToken();
    });
    await expect(club.whoami()).rejects.toThrow();
    expect(tokenThen).toBeNull();
  });

  test('404', async () => {
    const { error, events, club } = await failing(() => problem(404, 'not-found'));
    expect(error.status).toBe(404);
    expect(events).toEqual(['notFound']);
    expect(club.session.isSignedIn()).toBe(true);
  });

  test.each([
    ['as JSON', () => Response.json('Tej przeglądarki nie znamy.', { status: 406 })],
    ['as plain text', () => new Response('Tej przeglądarki nie znamy.', { status: 406 })],
  ])('406 carries the text of the server, %s', async (_, answer) => {
    const { error, events } = await failing(answer);
    expect(error).toMatchObject({ code: 'not-acceptable', message: 'Tej przeglądarki nie znamy.' });
    expect(events).toEqual(['notAcceptable']);
  });

  test('409 raises the text of the server, and nothing else happens', async () => {
    const { error, events } = await failing(() => Response.json('To miejsce już jest.', { status: 409 }));
    expect(error).toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'To miejsce już jest.',
      problem: null,
    });
    expect(events).toEqual([]);
  });

  test('409 has its code beside its text', async () => {
    const headers = { 'problem-code': 'stale-version' };
    const { error, events } = await failing(() =>
      Response.json('Ktoś to zmienił.', { status: 409, headers }),
    );
    expect(error).toMatchObject({ code: 'stale-version', status: 409, message: 'Ktoś to zmienił.' });
    expect(events).toEqual([]);
  });

  test('409 names what would be there twice, and what needs a row', async () => {
    const answer = (text: string, headers: Record<string, string>) => () =>
      Response.json(text, { status: 409, headers });
    const twice = await failing(
      answer('Taki wpis już istnieje.', {
        'problem-code': 'duplicate',
        'problem-members': '{"fields":["exam","student"]}',
      }),
    );
    const said = 'Taki wpis już istnieje.';
    expect(twice.error).toMatchObject({ message: said, fields: { exam: said, student: said }, usedBy: {} });
    const needed = await failing(
      answer('Nie można usunąć.', {
        'problem-code': 'still-in-use',
        'problem-members': '{"usedBy":{"training":3,"day-off":1}}',
      }),
    );
    expect(needed.error).toMatchObject({ fields: {}, usedBy: { training: 3, 'day-off': 1 } });
  });

  test.each([{ code: 'E42' }, { detail: 'No upstream.' }])(
    '%j of whatever stands before the server is no problem document',
    async (body) => {
      const { error } = await failing(() => Response.json(body, { status: 502 }));
      expect(error).toMatchObject({ code: 'unexpected', status: 502, problem: null });
    },
  );

  test('412 is for the caller too', async () => {
    const { error, events } = await failing(() => problem(412, 'precondition-failed'));
    expect(error.code).toBe('precondition-failed');
    expect(events).toEqual([]);
  });

  test('400 says what is wrong with each field, and leaves it to the form', async () => {
    const errors = [
      { field: 'name', code: 'required', message: 'This field is required.' },
      { field: 'weekdays.0', code: 'too-large', message: 'Must be at most 7.' },
    ];
    const { error, events } = await failing(() => problem(400, 'validation-failed', errors));
    expect(error.fields).toEqual({ name: 'This field is required.', 'weekdays.0': 'Must be at most 7.' });
    expect(error.detail).toBe('Detail of validation-failed.');
    expect(error.message).toBe('This field is required. Must be at most 7.');
    expect(error.problem?.errors).toEqual(errors);
    expect(events).toEqual([]);
  });

  test('400 says all that is wrong with a field', async () => {
    const messages = ['Not every condition is met.', 'Training days: 0 of 25.', 'Age: 12 of 14.'];
    const errors = messages.map((message) => ({ field: 'overrideReason', code: 'not-eligible', message }));
    const { error } = await failing(() => problem(400, 'validation-failed', errors));
    expect(error.fields).toEqual({ overrideReason: messages.join(' ') });
  });

  test.each([
    [400, 'bad-request'],
    [403, 'forbidden'],
    [500, 'internal-error'],
    [503, 'unavailable'],
  ])('%d (%s) is a failure like any other', async (status, code) => {
    const { error, events } = await failing(() => problem(status, code));
    expect(error).toMatchObject({ status, code, fields: {}, message: `Detail of ${code}.` });
    expect(events).toEqual(['failure']);
  });

  test('what no server of ours says: a page of the proxy', async () => {
    const { error, events } = await failing(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({
      status: 502,
      code: 'unexpected',
      message: 'Something bad happened; please try again later.',
      problem: null,
    });
    expect(events).toEqual(['failure']);
  });

  test('a success that is no JSON', async () => {
    const headers = { 'tatami-contract': '1.0' };
    const { error, events } = await failing(() => new Response('{"id":', { headers }));
    expect(error).toMatchObject({ status: 200, code: 'unexpected' });
    expect(error.cause).toBeInstanceOf(SyntaxError);
    expect(events).toEqual(['failure']);
  });
});

describe('when no answer comes', () => {
  test('the status is null, and the cause is kept', async () => {
    const cause = new TypeError('fetch failed');
    const { error, events, club } = await failing(() => cause);
    expect(error).toMatchObject({ status: null, code: 'network', cause });
    expect(events).toEqual(['networkFailure']);
    expect(club.session.isSignedIn()).toBe(true);
  });

  test('an answer that breaks off in the middle', async () => {
    const torn = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const { error, events } = await failing(() => new Response(torn));
    expect(error).toMatchObject({ status: null, code: 'network' });
    expect(events).toEqual(['networkFailure']);
  });

  test('the caller changed their mind: an error, but nothing to tell of', async () => {
    const controller = new AbortController();
    const { error, events } = await failing(
      () => {
        controller.abort();
        return controller.signal.reason;
      },
      (club) => club.table('user').get('7', { signal: controller.signal }),
    );
    expect(error).toMatchObject({ status: null, code: 'aborted' });
    expect(events).toEqual([]);
  });

  test('the caller changed their mind while a refusal was on its way', async () => {
    const controller = new AbortController();
    const torn = new ReadableStream({
      pull(stream) {
        controller.abort();
        stream.error(controller.signal.reason);
      },
    });
    const { error, events } = await failing(
      () => new Response(torn, { status: 404 }),
      (club) => club.table('user').get('7', { signal: controller.signal }),
    );
    expect(error).toMatchObject({ status: null, code: 'aborted' });
    expect(events).toEqual([]);
  });

  test('the caller ran out of patience: it took too long for them', async () => {
    const signal = AbortSignal.abort(new DOMException('Too long.', 'TimeoutError'));
    const { error, events } = await failing(
      () => signal.reason,
      (club) => club.table('user').list({}, { signal }),
    );
    expect(error).toMatchObject({ status: null, code: 'timeout' });
    expect(events).toEqual(['networkFailure']);
  });

  test('a request that can’t be made is no failure of the network', async () => {
    const { club } = fakeClub(() => ({}), { baseUrl: '/api', language: 'en' });
    await expect(club.whoami()).rejects.toMatchObject({ code: 'not-sent', status: null });
  });
});

describe('sign-in', () => {
  const refusal = (error: string, status: number) => () =>
    Response.json({ error, error_description: 'For developers.' }, { status });
  const signIn = (club: Club) => club.signIn({ username: 'anna', password: 'wrong' });

  test('a wrong password is access denied, in words for a person; the session before it goes on', async () => {
    const { error, events, club } = await failing(refusal('invalid_grant', 400), signIn);
    expect(error).toMatchObject({
      code: 'access-denied',
      message: 'The user name or the password is wrong.',
    });
    expect(events).toEqual(['accessDenied']);
    expect(club.session.getToken()).toBe('a-token');
  });

  test.each([
    ['Google’s token', { googleToken: 'forged', nonce: 'n' }],
    ['a code of Google', { code: 'c', redirectUri: 'https://club.test/code-ret', codeVerifier: 'v' }],
  ])('%s that the server refuses is access denied too', async (_, credentials) => {
    const { error, events } = await failing(refusal('invalid_grant', 400), (club) =>
      club.signIn(credentials),
    );
    expect(error.code).toBe('access-denied');
    expect(events).toEqual(['accessDenied']);
  });

  test('a client that the server does not know is access denied too, not a session that ended', async () => {
    const { error, events, club } = await failing(refusal('invalid_client', 401), signIn);
    expect(error).toMatchObject({ code: 'access-denied', status: 401, message: 'For developers.' });
    expect(events).toEqual(['accessDenied']);
    expect(club.session.isSignedIn()).toBe(true);
  });

  test('a second factor is asked for, and nobody is denied', async () => {
    const { error, events } = await failing(refusal('tatami_second_factor_required', 400), signIn);
    expect(error).toMatchObject({ code: 'second-factor-required' });
    expect(error.message).toBe('Type the code of your authenticator app.');
    expect(events).toEqual([]);
  });

  test('after too many tries it says how long to wait', async () => {
    const headers = { 'retry-after': '30' };
    const answer = () =>
      Response.json(
        { error: 'temporarily_unavailable', error_description: 'For developers.' },
        { status: 429, headers },
      );
    const { error, events } = await failing(answer, signIn);
    expect(error).toMatchObject({ code: 'too-many-tries', status: 429, retryAfter: 30 });
    expect(events).toEqual([]);
  });

  test.each([
    ['temporarily_unavailable', 503, 'unavailable'],
    ['server_error', 500, 'unexpected'],
  ])('a server that says %s denies nobody', async (said, status, code) => {
    const { error, events } = await failing(refusal(said, status), signIn);
    expect(error).toMatchObject({ code, status });
    expect(error.message).not.toBe('For developers.');
    expect(events).toEqual(['failure']);
  });

  test('a server that fails is not a wrong password', async () => {
    const { events } = await failing(() => problem(500, 'internal-error'), signIn);
    expect(events).toEqual(['failure']);
  });
});

describe('the 401 of a session that is over', () => {
  test('many calls of one session: told of once', async () => {
    const { club } = fakeClub(() => problem(401, 'unauthorized'));
    club.session.save('a-token');
    let told = 0;
    club.on('unauthorized', () => {
      told += 1;
    });
    await Promise.allSettled([club.whoami(), club.owner(), club.profile()]);
    expect(told).toBe(1);
  });

  test('a late one does not end the session that has begun since', async () => {
    const { club } = fakeClub(() => {
      club.session.save('a-newer-token');
      return problem(401, 'unauthorized');
    });
    club.session.save('a-token');
    await expect(club.whoami()).rejects.toMatchObject({ status: 401 });
    expect(club.session.getToken()).toBe('a-newer-token');
  });
});

test('the words of the client come in the language of the moment', async () => {
  let language: 'pl' | 'en' = 'pl';
  const { club } = fakeClub(() => new TypeError('fetch failed'), { language: () => language });
  await expect(club.whoami()).rejects.toThrow('Nie można połączyć się z serwerem');
  language = 'en';
  await expect(club.whoami()).rejects.toThrow('The server can’t be reached');
});

test('the raw client raises the same errors, by whichever of its methods', async () => {
  const { club } = fakeClub(() => problem(404, 'not-found'));
  await expect(club.api.GET('/about')).rejects.toMatchObject({ code: 'not-found' });
  await expect(club.api.request('get', '/about')).rejects.toBeInstanceOf(ClubApiError);
});

test('a listener is heard until it is undone', async () => {
  const { club } = fakeClub(() => problem(404, 'not-found'));
  let heard = 0;
  const undo = club.on('notFound', () => {
    heard += 1;
  });
  await expect(club.whoami()).rejects.toThrow();
  undo();
  await expect(club.whoami()).rejects.toThrow();
  expect(heard).toBe(1);
});
