import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecent, type Horizon, type Known, type Recent } from './recent.ts';

const BEGAN = 1_000_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** All that others have told is known here. */
const whole: Horizon = { knows: () => true, wholeUntil: () => Number.POSITIVE_INFINITY };

/** Messages at these milliseconds after the beginning, called by their number. */
function told(...moments: number[]): Recent {
  const recent = createRecent(BEGAN, whole);
  for (const [number, moment] of moments.entries())
    recent.add({ id: `${number}`, at: BEGAN + moment, body: 'x' });
  return recent;
}

const idsSince = (recent: Recent, known: Known, moment: number) =>
  recent.since(known, BEGAN + moment)?.map(({ id }) => id) ?? null;

describe('who names the last message they have seen', () => {
  const recent = told(10_000, 14_999, 15_000, 20_000, 30_000);

  it.each<[string, string[]]>([
    ['4', []],
    ['3', ['2', '4']],
    ['2', ['0', '1', '3', '4']],
  ])('(%s) hears those after it, and those of the five seconds before, in their order', (lastId, ids) => {
    expect(idsSince(recent, { lastId }, 31_000)).toEqual(ids);
  });

  it('hears one that was on its way at the same moment', () => {
    expect(idsSince(told(10_000, 10_000, 10_000), { lastId: '1' }, 10_000)).toEqual(['0', '2']);
  });

  it('hears no sooner for an age that they name too', () => {
    expect(idsSince(recent, { lastId: '3', age: 25_000 }, 31_000)).toEqual(['2', '4']);
  });

  it.each<[string, Known]>([
    ['of another server, or one that is kept no more', { lastId: 'another' }],
    ['that came before five seconds had passed', { lastId: '0' }],
  ])('may have missed what is not known, where it is one %s', (_what, known) => {
    expect(idsSince(told(4_999, 6_000), known, 7_000)).toBeNull();
  });
});

describe('who says for how long they may have missed some', () => {
  it.each<[age: number, string[] | null]>([
    [0, ['2']],
    [999, ['2']],
    [1_000, ['1', '2']],
    [10_000, ['0', '1', '2']],
    [30_000, ['0', '1', '2']],
    [30_001, null],
  ])('(%i ms) hears all of that time, or that it is not known', (age, ids) => {
    expect(idsSince(told(20_000, 29_000, 30_000), { age }, 30_000)).toEqual(ids);
  });

  it('is believed where the message they name is not known', () => {
    expect(idsSince(told(20_000, 30_000), { lastId: 'another', age: 5_000 }, 30_000)).toEqual(['1']);
  });

  it('has missed nothing where nothing was told', () => {
    expect(idsSince(told(), { age: MINUTE }, MINUTE)).toEqual([]);
    expect(idsSince(told(), { age: MINUTE + 1 }, MINUTE)).toBeNull();
  });
});

it('who says neither may have missed everything', () => {
  expect(idsSince(told(), {}, MINUTE)).toBeNull();
});

describe('no more is kept', () => {
  it('than the messages of ten minutes', () => {
    const recent = told(0, MINUTE, 10 * MINUTE);
    expect(idsSince(recent, { age: 10 * MINUTE }, 10 * MINUTE)).toEqual(['0', '1', '2']);
    recent.add({ id: '3', at: BEGAN + 10 * MINUTE + 1, body: 'x' });
    expect(idsSince(recent, { age: 10 * MINUTE }, 10 * MINUTE)).toBeNull();
    expect(idsSince(recent, { age: 10 * MINUTE - 1 }, 10 * MINUTE)).toEqual(['1', '2', '3']);
    expect(idsSince(recent, { lastId: '0' }, 10 * MINUTE)).toBeNull();
  });

  it('than 262,144 characters, and the oldest goes first', () => {
    const recent = createRecent(BEGAN, whole);
    const add = (id: string, moment: number, length: number) =>
      recent.add({ id, at: BEGAN + moment, body: 'x'.repeat(length) });
    add('0', 10_000, 1);
    add('1', 20_000, 262_143);
    expect(idsSince(recent, { age: 20_000 }, 20_000)).toEqual(['0', '1']);
    add('2', 30_000, 1);
    expect(idsSince(recent, { age: 20_000 }, 30_000)).toBeNull();
    expect(idsSince(recent, { age: 19_999 }, 30_000)).toEqual(['1', '2']);
    add('3', 40_000, 262_145);
    expect(idsSince(recent, { age: 0 }, 40_000)).toBeNull();
    add('4', 40_001, 1);
    expect(idsSince(recent, { age: 0 }, 40_001)).toEqual(['4']);
  });

  it('and nobody misses any of it without being told', () => {
    const message = fc.record({ wait: fc.nat(5 * MINUTE), length: fc.nat(200_000) });
    fc.assert(
      fc.property(fc.array(message), fc.nat(20 * MINUTE), fc.nat(MINUTE), (messages, age, late) => {
        const recent = createRecent(BEGAN, whole);
        let at = BEGAN;
        const all = messages.map(({ wait, length }, number) => {
          at += wait;
          const each = { id: `${number}`, at, body: 'x'.repeat(length) };
          recent.add(each);
          return each;
        });
        const heard = recent.since({ age }, at + late);
        if (heard !== null) expect(heard).toEqual(all.filter((each) => each.at >= at + late - age));
        const lengths = recent.since({ age: 0 }, at)?.map(({ body }) => body.length) ?? [];
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(262_144);
      }),
    );
  });
});

describe('of what other servers have told', () => {
  const withGap = (horizon: Partial<Horizon>) => {
    const recent = createRecent(BEGAN, { ...whole, ...horizon });
    for (const moment of [0, 20, 40, 60])
      recent.add({ id: `${moment}`, at: BEGAN + moment * SECOND, body: 'x' });
    return recent;
  };

  it('nothing is known where the last one heard has not come here', () => {
    const recent = withGap({ knows: (id) => id === 'old' });
    expect(idsSince(recent, { lastId: 'elsewhere', age: SECOND }, MINUTE)).toBeNull();
    expect(idsSince(recent, { lastId: 'old', age: SECOND }, MINUTE)).toEqual(['60']);
    expect(idsSince(recent, { lastId: '40', age: SECOND }, MINUTE)).toEqual(['60']);
  });

  it('all is sent again since the servers last heard each other, less five seconds', () => {
    const recent = withGap({ wholeUntil: () => BEGAN + 42 * SECOND });
    expect(idsSince(recent, { age: SECOND }, MINUTE)).toEqual(['40', '60']);
    expect(idsSince(recent, { lastId: '60' }, MINUTE)).toEqual(['40']);
    expect(idsSince(recent, { age: 50 * SECOND }, MINUTE)).toEqual(['20', '40', '60']);
  });

  it('nothing is known where that was before this server began', () => {
    const recent = withGap({ wholeUntil: () => BEGAN + SECOND });
    expect(idsSince(recent, { age: SECOND }, MINUTE)).toBeNull();
  });
});
