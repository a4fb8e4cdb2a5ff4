import { expect, test } from 'vitest';
import { changeEach, withEach } from './change-each.ts';

interface Account {
  id: string;
  status: string;
  version: number;
}

class RefusedError extends Error {}

/** Accounts as a server keeps them: a change must name the version that was read. */
function office(...accounts: [id: string, status: string][]) {
  const stored = new Map(accounts.map(([id, status]) => [id, { id, status, version: 1 }]));
  const steps: number[] = [];
  const set = (ids: string[], status: string, refuses: (account: Account) => boolean = () => false) =>
    changeEach<Account>({
      ids,
      read: async (id) => {
        const account = stored.get(id);
        if (!account) throw new RefusedError('Nie ma takiego konta.');
        return account;
      },
      change: (account) => (account.id === 'me' ? 'To Twoje konto.' : { status }),
      save: async (account) => {
        if (refuses(account)) throw new RefusedError('Ktoś zmienił te dane.');
        const saved = { ...account, version: account.version + 1 };
        stored.set(account.id, saved);
        return saved;
      },
      nameOf: ({ id }) => `Konto ${id}`,
      reasonOf: (error) => (error instanceof RefusedError ? error.message : null),
      onProgress: (done) => steps.push(done),
    });
  return { stored, steps, set };
}

test('each row is changed, and what it was is known for the way back', async () => {
  const { stored, steps, set } = office(['a', 'active'], ['b', 'invited']);
  const { changed, failed } = await set(['a', 'b'], 'blocked');
  expect([...stored.values()].map(({ status }) => status)).toEqual(['blocked', 'blocked']);
  expect(changed.map(({ row, was }) => [row.id, row.version, was.status])).toEqual([
    ['a', 2, 'active'],
    ['b', 2, 'invited'],
  ]);
  expect(failed).toEqual([]);
  expect(steps).toEqual([1, 2]);
});

test('what fails is named, with its reason, and keeps no other from being changed', async () => {
  const { set } = office(['a', 'active'], ['me', 'active'], ['b', 'active'], ['c', 'active']);
  const { changed, failed } = await set(['a', 'me', 'b', 'gone', 'c'], 'blocked', ({ id }) => id === 'b');
  expect(changed.map(({ row }) => row.id)).toEqual(['a', 'c']);
  expect(failed).toEqual([
    { id: 'me', name: 'Konto me', reason: 'To Twoje konto.' },
    { id: 'gone', name: 'gone', reason: 'Nie ma takiego konta.' },
    { id: 'b', name: 'Konto b', reason: 'Ktoś zmienił te dane.' },
  ]);
});

test('a row that is so already is not saved again', async () => {
  const { stored, set } = office(['a', 'blocked']);
  expect(await set(['a'], 'blocked')).toEqual({ changed: [], failed: [] });
  expect(stored.get('a')?.version).toBe(1);
});

test('an error that is none of the server’s ends all', async () => {
  const { set } = office(['a', 'active']);
  const broken = set(['a'], 'blocked', () => {
    throw new TypeError('a fault of the program');
  });
  await expect(broken).rejects.toThrow(TypeError);
});

test('rows are removed one by one; what was removed is known, to be made anew', async () => {
  const { stored } = office(['a', 'active'], ['me', 'active'], ['b', 'blocked']);
  const { done, failed } = await withEach<Account, Account>(
    {
      ids: ['a', 'me', 'b'],
      read: async (id) => stored.get(id) as Account,
      nameOf: ({ id }) => `Konto ${id}`,
      reasonOf: () => null,
      onProgress: () => {},
    },
    (account) => {
      if (account.id === 'me') return 'To Twoje konto.';
      stored.delete(account.id);
      return Promise.resolve(account);
    },
  );
  expect(done.map(({ id, status }) => [id, status])).toEqual([
    ['a', 'active'],
    ['b', 'blocked'],
  ]);
  expect(failed).toEqual([{ id: 'me', name: 'Konto me', reason: 'To Twoje konto.' }]);
  expect([...stored.keys()]).toEqual(['me']);
});
