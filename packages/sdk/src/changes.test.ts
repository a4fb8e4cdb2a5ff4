import { describe, expect, test } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';
import { type Change, type ChangesConnection, changesOf } from './changes.ts';

type Handlers = Parameters<ChangesConnection['watch']>[1];

/** A connection that tells what a test has it tell. */
function fakeConnection() {
  const watched = new Map<string, Handlers>();
  const connection = {
    isOpen: false,
    watched,
    address: async () => '',
    isSignedIn: async () => true,
    tell: (_: unknown) => {},
    closed: Promise.resolve(),
  };
  const connect: Parameters<typeof changesOf>[2]['connect'] = ({ url, isSignedIn, onError }) => {
    Object.assign(connection, { address: url, isSignedIn, tell: onError });
    return {
      open() {
        connection.isOpen = true;
      },
      async close() {
        connection.isOpen = false;
        await connection.closed;
      },
      watch(destination, handlers) {
        watched.set(destination, handlers);
        return () => watched.delete(destination);
      },
    };
  };
  return { connection, connect };
}

const change = (id: string) => ({ id, verb: 'update', version: 4, by: null });
const written = (id: string) => ({ kind: 'written', table: 'training', ...change(id) });
const pageAt = (destination: string) => ({
  _embedded: { results: [] },
  _links: { broker: { href: destination } },
  page: { size: 1, totalElements: 0, totalIsExact: true, totalPages: 0, number: 0 },
});

/** Changes of trainings, told at a place that a test may move. */
function follow(options: Partial<Parameters<typeof changesOf>[2]> = {}) {
  const { connection, connect } = fakeConnection();
  const place = { destination: '/topic/training', refusal: null as Response | null };
  const { club } = fakeClub(({ path }) => {
    if (place.refusal) return place.refusal;
    return path === '/tickets' ? { ticket: 'once' } : pageAt(place.destination);
  });
  const changes = changesOf(club, ['training'], { connect, ...options });
  const at = (destination: string) => connection.watched.get(destination) as Handlers;
  return { connection, place, changes, at };
}

/** The next change, once something is watched. */
async function nextOf({ changes, connection }: ReturnType<typeof follow>, tell: () => void) {
  const next = changes.next();
  await expect.poll(() => connection.isOpen).toBe(true);
  tell();
  return (await next).value as Change;
}

describe('changes', () => {
  test('come one by one, as they were stored', async () => {
    const following = follow();
    const first = await nextOf(following, () =>
      following.at('/topic/training').onMessage({ body: { changes: [change('a'), change('b')] } }),
    );
    expect([first, (await following.changes.next()).value]).toEqual([written('a'), written('b')]);
  });

  test('of more rows than are told, and after what was not kept, it is told that some were missed', async () => {
    const following = follow();
    const missed = { kind: 'missed', table: 'training' };
    const many = await nextOf(following, () =>
      following.at('/topic/training').onMessage({ body: { changes: null } }),
    );
    const unknown = await nextOf(following, () => following.at('/topic/training').onRefetch?.());
    expect([many, unknown]).toEqual([missed, missed]);
  });

  test('whoever lags behind by more than 10,000 is told to read anew', async () => {
    const following = follow();
    const changes = Array.from({ length: 10_001 }, (_, at) => change(String(at)));
    const next = await nextOf(following, () =>
      following.at('/topic/training').onMessage({ body: { changes } }),
    );
    expect(next).toEqual({ kind: 'missed', table: 'training' });
  });

  test('the websocket is asked for with a ticket, at the club’s own address', async () => {
    const following = follow();
    await nextOf(following, () => following.at('/topic/training').onRefetch?.());
    expect(await following.connection.address()).toBe('ws://club.test/api/websocket?access_token=once');
  });

  test('whoever leaves the loop closes the connection', async () => {
    const following = follow();
    await nextOf(following, () => following.at('/topic/training').onRefetch?.());
    await following.changes.return(undefined as never);
    expect(following.connection.isOpen).toBe(false);
  });
});

describe('with other rights', () => {
  test('changes are told elsewhere, and something may have been missed in between', async () => {
    const following = follow();
    const missed = await nextOf(following, () => {
      following.place.destination = '/user/topic/training';
      following.at('/user/topic/session').onMessage({ body: { changed: 'rights' } });
    });
    expect(missed).toEqual({ kind: 'missed', table: 'training' });
    const own = await nextOf(following, () =>
      following.at('/user/topic/training').onMessage({ body: { changes: [change('mine')] } }),
    );
    expect(own).toEqual(written('mine'));
    expect(following.connection.watched.has('/topic/training')).toBe(false);
  });

  test('it ends where the table may be read no more', async () => {
    const following = follow();
    const next = nextOf(following, () => {
      following.place.refusal = problem(403, 'forbidden');
      following.at('/user/topic/session').onMessage({ body: { changed: 'rights' } });
    });
    await expect(next).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    expect(following.connection.isOpen).toBe(false);
  });

  test('and where the place that the list names may not be watched', async () => {
    const following = follow();
    const refusal = Object.assign(new Error('Not for you.'), { destination: '/topic/training' });
    const next = nextOf(following, () => following.at('/topic/training').onRefused?.(refusal));
    await expect(next).rejects.toMatchObject({ code: 'forbidden', detail: 'Not for you.' });
  });
});

test('it ends with the session', async () => {
  const following = follow();
  const next = following.changes.next();
  await expect.poll(() => following.connection.isOpen).toBe(true);
  following.place.refusal = problem(401, 'unauthorized');
  // The connection is lost, and comes back: there is no ticket any more.
  await expect(following.connection.address()).rejects.toMatchObject({ status: 401 });
  await expect(next).rejects.toMatchObject({ code: 'unauthorized' });
  expect(following.connection.isOpen).toBe(false);
});

describe('called off', () => {
  const given = (options: Parameters<typeof follow>[0] = {}) => {
    const controller = new AbortController();
    const following = follow({ signal: controller.signal, ...options });
    const aborted = nextOf(following, () => controller.abort());
    return { ...following, aborted };
  };

  test('it ends at once, however long the connection takes to say goodbye', async () => {
    const { connection, aborted } = given();
    connection.closed = new Promise(() => {});
    await expect(aborted).rejects.toMatchObject({ code: 'aborted', status: null, message: 'Przerwano.' });
    expect(connection.isOpen).toBe(false);
  });

  test('no change is given that waits already', async () => {
    const controller = new AbortController();
    const following = follow({ signal: controller.signal });
    await nextOf(following, () =>
      following.at('/topic/training').onMessage({ body: { changes: [change('a'), change('b')] } }),
    );
    controller.abort();
    await expect(following.changes.next()).rejects.toMatchObject({ code: 'aborted' });
  });

  test('because it took too long, that is what is said', async () => {
    const controller = new AbortController();
    const following = follow({ signal: controller.signal });
    const late = new DOMException('Too late.', 'TimeoutError');
    await expect(nextOf(following, () => controller.abort(late))).rejects.toMatchObject({ code: 'timeout' });
  });

  test('before it began, it connects to nothing, even where no table is followed', async () => {
    const { club, received } = fakeClub(() => ({}));
    const connect = () => expect.unreachable('it connects');
    const changes = changesOf(club, [], { connect, signal: AbortSignal.abort() });
    await expect(changes.next()).rejects.toMatchObject({ code: 'aborted' });
    expect(received).toEqual([]);
  });

  test('what the connection asks for ends too, and nobody is told that it is tried again', async () => {
    const told: unknown[] = [];
    const { connection, aborted } = given({ onError: (error) => told.push(error) });
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
    await expect(connection.address()).rejects.toMatchObject({ code: 'aborted' });
    await expect(connection.isSignedIn()).rejects.toMatchObject({ code: 'aborted' });
    connection.tell(new Error('The address did not come.'));
    expect(told).toEqual([]);
  });

  test('a goodbye that fails is told', async () => {
    const told: unknown[] = [];
    const { connection, aborted } = given({ onError: (error) => told.push(error) });
    let fail = (_: Error) => {};
    connection.closed = new Promise((_, reject) => {
      fail = reject;
    });
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
    const failure = new Error('Nobody there.');
    fail(failure);
    await expect.poll(() => told).toEqual([failure]);
  });
});
