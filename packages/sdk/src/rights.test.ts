import { describe, expect, test } from 'vitest';
import { fakeClub, problem, type Received } from '../test/fake-club.ts';

/** A signed-in user who holds these rights. */
function member(...held: string[]) {
  const { club, received } = fakeClub(({ path }: Received) => {
    const [right = ''] = path.split('/').slice(-1);
    if (!path.includes('/paths/')) return held.includes(right);
    return Object.fromEntries(right.split(',').map((each) => [each, held.includes(each)]));
  });
  club.session.save('a-token');
  return { club, rights: club.rights, asked: () => received.map(({ path }) => path) };
}

describe('what is required', () => {
  test('one right', async () => {
    const { rights } = member('Training:Read');
    expect(await rights.has('Training:Read')).toBe(true);
    expect(await rights.has('Training:Write')).toBe(false);
  });

  test('any one of several is enough', async () => {
    const { rights } = member('Training:Read');
    expect(await rights.has(['Training:Write', 'Training:Read'])).toBe(true);
    expect(await rights.has(['Training:Write', 'User:Read'])).toBe(false);
  });

  test.each([[[]], [null], [undefined]])('nothing (%j): allowed, without asking anybody', async (nothing) => {
    const { club, received } = fakeClub(() => expect.unreachable());
    expect(await club.rights.has(nothing)).toBe(true);
    expect(club.rights.peek(nothing)).toBe(true);
    expect(received).toEqual([]);
  });

  test('something, of somebody who is not signed in: denied, without asking anybody', async () => {
    const { club } = fakeClub(() => expect.unreachable());
    expect(await club.rights.has('Training:Read')).toBe(false);
    expect(club.rights.peek('Training:Read')).toBe(false);
  });
});

describe('how it is asked', () => {
  test('a single check by the right', async () => {
    const { rights, asked } = member();
    await rights.has('Menu:Rights');
    expect(asked()).toEqual(['/users/hasrightto/Menu:Rights']);
  });

  test('checks of the same tick together, each right once', async () => {
    const { rights, asked } = member('Menu:Rights');
    const answers = await Promise.all([
      rights.has('Menu:Rights'),
      rights.has(['Menu:Developer', 'Menu:Rights']),
      rights.check(['User:Read', 'Menu:Rights']),
    ]);
    expect(answers).toEqual([true, true, { 'User:Read': false, 'Menu:Rights': true }]);
    expect(asked()).toEqual(['/users/hasrightto/paths/Menu:Rights,Menu:Developer,User:Read']);
  });

  test('a hundred at a time', async () => {
    const { rights, asked } = member('Menu:M100');
    const many = Array.from({ length: 101 }, (_, index) => `Menu:M${index}` as const);
    expect((await rights.check(many))['Menu:M100']).toBe(true);
    expect(asked().map((path) => path.split(',').length)).toEqual([100, 1]);
  });
});

describe('what is kept', () => {
  test('an answer, until the token changes', async () => {
    const { club, rights, asked } = member('Menu:Rights');
    await rights.has('Menu:Rights');
    await rights.has('Menu:Rights');
    expect(asked()).toHaveLength(1);
    expect(rights.peek('Menu:Rights')).toBe(true);

    club.session.save('another-token');
    expect(rights.peek('Menu:Rights')).toBeUndefined();
    await rights.has('Menu:Rights');
    expect(asked()).toHaveLength(2);
  });

  test('not an answer to somebody who has signed out while it was under way', async () => {
    const { club } = fakeClub(() => {
      club.session.save('another-token');
      return true;
    });
    club.session.save('a-token');
    await club.rights.has('Menu:Rights');
    expect(club.rights.peek('Menu:Rights')).toBeUndefined();
  });

  test('not a failure', async () => {
    const answers: unknown[] = [new TypeError('fetch failed'), true];
    const { club } = fakeClub(() => answers.shift());
    club.session.save('a-token');
    await expect(club.rights.has('Menu:Rights')).rejects.toMatchObject({ code: 'network' });
    expect(await club.rights.has('Menu:Rights')).toBe(true);
  });

  test('nothing, when told that rights have changed', async () => {
    const { rights, asked } = member('Menu:Rights');
    await rights.has('Menu:Rights');
    rights.clear();
    await rights.has('Menu:Rights');
    expect(asked()).toHaveLength(2);
  });

  test('nothing, when the server forbids what was thought to be allowed', async () => {
    const { club, received } = fakeClub(({ path }) =>
      path === '/workplace' ? problem(403, 'forbidden') : true,
    );
    club.session.save('a-token');
    await club.rights.has('Menu:Rights');
    await expect(club.table('workplace').list()).rejects.toMatchObject({ status: 403 });
    expect(club.rights.peek('Menu:Rights')).toBeUndefined();
    await club.rights.has('Menu:Rights');
    expect(received).toHaveLength(3);
  });

  test('answers that are handed in are not asked for', async () => {
    const { rights, asked } = member();
    rights.prime({ 'Menu:Rights': true, 'Menu:Developer': false });
    expect(rights.peek(['Menu:Developer', 'Menu:Rights'])).toBe(true);
    expect(await rights.has('Menu:Developer')).toBe(false);
    expect(asked()).toEqual([]);
  });

  test('what is only half known is not known, unless the known half is enough', () => {
    const { rights } = member();
    rights.prime({ 'Menu:Rights': false, 'Menu:Developer': true });
    expect(rights.peek('Menu:Rights')).toBe(false);
    expect(rights.peek(['Menu:Rights', 'User:Read'])).toBeUndefined();
    expect(rights.peek(['Menu:Developer', 'User:Read'])).toBe(true);
  });
});
