import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { News } from './news.ts';
import { createPeers, type Link, type LinkEvents, type Peers } from './peers.ts';

const SECOND = 1_000;

/** A message of no table, by its number. */
const news = (body: number | string): News => ({ name: 'message', body: `${body}`, to: 'all' });

interface Node {
  peers: Peers;
  /** The bodies that it told its listeners, with their ids. */
  told: { id: string; body: string }[];
  /** How often its listeners were told to read anew. */
  lost: number;
  link: Wire;
}

interface Wire {
  isUp: boolean;
  events: LinkEvents;
}

/** What is between the servers: it brings each note to all, the sender too, unless it is down, or drops what it has taken. */
function createNetwork() {
  const clock = { now: 1_000_000_000 };
  const nodes: Node[] = [];
  let isDropping = false;

  function open(): Node {
    const wire = { isUp: false } as Wire;
    const openLink = (events: LinkEvents): Link => {
      wire.events = events;
      return {
        get isUp() {
          return wire.isUp;
        },
        send(text) {
          if (isDropping) return;
          for (const { link } of nodes) if (link.isUp) link.events.onText(text);
        },
        async close() {
          wire.isUp = false;
        },
      };
    };
    const node: Node = { told: [], lost: 0, link: wire, peers: null as never };
    node.peers = createPeers({
      tell: (id, told) => node.told.push({ id, body: 'body' in told ? told.body : JSON.stringify(told) }),
      onLost: () => {
        node.lost += 1;
      },
      openLink,
      now: () => clock.now,
    });
    nodes.push(node);
    return node;
  }

  return {
    clock,
    nodes,
    open,
    up(...those: Node[]) {
      for (const { link } of those) link.isUp = true;
      for (const { link } of those) link.events.onUp();
    },
    down(...those: Node[]) {
      for (const { link } of those) {
        link.isUp = false;
        link.events.onDown();
      }
    },
    drop(isOn: boolean) {
      isDropping = isOn;
    },
    kill(node: Node) {
      node.link.isUp = false;
      nodes.splice(nodes.indexOf(node), 1);
    },
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        clock.now += SECOND;
        for (const { peers } of nodes) peers.tick();
      }
    },
  };
}

/** Two servers that know each other. */
function createPair() {
  const network = createNetwork();
  const [one, other] = [network.open(), network.open()] as const;
  network.up(one, other);
  network.pass(5);
  return { network, one, other };
}

const bodies = ({ told }: Node) => told.map(({ body }) => body);

describe('what one server tells', () => {
  it('is told there at once, and by the others under the same id', () => {
    const { one, other } = createPair();
    one.peers.tell(news(1));
    other.peers.tell(news(2));
    expect(bodies(one)).toEqual(['1', '2']);
    expect(other.told).toEqual(one.told);
  });

  it('needs no other', () => {
    const told: string[] = [];
    const peers = createPeers({
      tell: (id) => told.push(id),
      onLost: () => {},
      openLink: null,
      now: () => 5,
    });
    peers.tell(news(1));
    expect(told).toHaveLength(1);
    expect([peers.isUp, peers.wholeUntil(), peers.knows(told[0] ?? '')]).toEqual([null, 5, true]);
  });

  it('while nothing goes between them is told by the others once it goes again, in its order', () => {
    const { network, one, other } = createPair();
    network.down(one, other);
    for (const each of [1, 2, 3]) one.peers.tell(news(each));
    expect(bodies(other)).toEqual([]);
    network.up(one, other);
    expect(bodies(other)).toEqual(['1', '2', '3']);
    expect([one.lost, other.lost]).toEqual([0, 0]);
  });

  it('and is dropped on its way is asked for within a second', () => {
    const { network, one, other } = createPair();
    network.drop(true);
    one.peers.tell(news(1));
    network.drop(false);
    network.pass(1);
    expect(bodies(other)).toEqual(['1']);
  });

  it('before another began is not told there, and what came while it found the others is', () => {
    const network = createNetwork();
    const one = network.open();
    network.up(one);
    one.peers.tell(news('long ago'));
    network.pass(60);
    const other = network.open();
    one.peers.tell(news('meanwhile'));
    network.pass(1);
    network.up(other);
    network.pass(1);
    expect(bodies(other)).toEqual(['meanwhile']);
    one.peers.tell(news('since'));
    expect(bodies(other)).toEqual(['meanwhile', 'since']);
    expect(other.lost).toBe(0);
  });

  it('for longer than it keeps it is lost, and the others read anew', () => {
    const { network, one, other } = createPair();
    network.down(other);
    for (let minute = 0; minute < 12; minute += 1) {
      one.peers.tell(news(minute));
      network.pass(60);
    }
    network.up(other);
    network.pass(1);
    expect(other.lost).toBe(1);
    expect(bodies(other)).not.toContain('0');
    expect(bodies(other).at(-1)).toBe('11');
    one.peers.tell(news('next'));
    expect(bodies(other).at(-1)).toBe('next');
    expect(other.lost).toBe(1);
  });

  it('of more than 262,144 characters is its tables, elsewhere', () => {
    const { one, other } = createPair();
    const change = { table: 'student', id: 'x'.repeat(262_144), verb: 'create', version: 1, row: {} };
    one.peers.tell({ changes: [change, change], by: 'me' });
    expect(bodies(other)).toEqual([JSON.stringify({ tables: ['student'], by: 'me' })]);
  });
});

describe('what a server knows', () => {
  it('is what was told there, and what came before it', () => {
    const { network, one, other } = createPair();
    one.peers.tell(news(1));
    const { id } = one.told[0] ?? { id: '' };
    expect(other.peers.knows(id)).toBe(true);
    expect(other.peers.knows('anybody-1')).toBe(false);
    expect(other.peers.knows('nonsense')).toBe(false);
    network.drop(true);
    one.peers.tell(news(2));
    expect(one.peers.knows(one.told[1]?.id ?? '')).toBe(true);
    expect(other.peers.knows(one.told[1]?.id ?? '')).toBe(false);
  });

  it('is whole until another falls silent, for as long as its clients may come', () => {
    const { network, one, other } = createPair();
    const { clock } = network;
    expect(one.peers.wholeUntil()).toBe(clock.now);
    const lastHeard = clock.now;
    network.kill(other);
    network.pass(3);
    expect(one.peers.wholeUntil()).toBe(clock.now);
    network.pass(60);
    expect(one.peers.wholeUntil()).toBe(lastHeard);
    network.pass(600);
    expect(one.peers.wholeUntil()).toBe(clock.now);
  });

  it('is whole when another has left in order', async () => {
    const { network, one, other } = createPair();
    await other.peers.close();
    network.kill(other);
    network.pass(60);
    expect(one.peers.wholeUntil()).toBe(network.clock.now);
  });

  it('is not whole while nothing goes between them, nor before it has heard who else there is', () => {
    const { network, one, other } = createPair();
    const { clock } = network;
    const cut = clock.now;
    network.down(one, other);
    network.pass(60);
    expect(one.peers.wholeUntil()).toBe(cut);
    network.up(one, other);
    expect(one.peers.wholeUntil()).toBeLessThanOrEqual(cut);
    network.pass(4);
    expect(one.peers.wholeUntil()).toBe(clock.now);
    const late = network.open();
    network.pass(60);
    expect(late.peers.wholeUntil()).toBe(clock.now - 60 * SECOND);
  });
});

it('of what it cannot read it knows that there was something: its listeners read anew, and what follows is told', () => {
  const { one, other } = createPair();
  one.peers.tell({ sound: 'of a version to come' } as never);
  expect([bodies(other), other.lost]).toEqual([[], 1]);
  one.peers.tell(news(1));
  expect([bodies(other), other.lost]).toEqual([['1'], 1]);
});

it('takes no harm of what is no note', () => {
  const { one, other } = createPair();
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"from":1}',
    '{"from":"x","n":"1"}',
    '{"from":"x","n":1,"news":{}}',
  ])
    other.link.events.onText(text);
  one.peers.tell(news(1));
  expect(bodies(other)).toEqual(['1']);
});

it('tells each once and in its order, whatever is cut, dropped or killed', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('tell' as const), node: fc.nat(2) }) },
    fc.record({ do: fc.constantFrom('up' as const, 'down' as const), node: fc.nat(2) }),
    fc.record({ do: fc.constantFrom('drop' as const, 'bring' as const), node: fc.nat(2) }),
    fc.record({ do: fc.constant('pass' as const), node: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const network = createNetwork();
      const nodes = [network.open(), network.open(), network.open()];
      network.up(...nodes);
      network.pass(5);
      let count = 0;
      for (const { do: what, node: index } of steps) {
        const node = nodes[index];
        if (what === 'pass') network.pass(index);
        else if (what === 'drop' || what === 'bring') network.drop(what === 'drop');
        else if (!node) continue;
        else if (what === 'tell') {
          count += 1;
          node.peers.tell(news(count));
        } else if (what === 'up' && !node.link.isUp) network.up(node);
        else if (what === 'down' && node.link.isUp) network.down(node);
      }
      network.drop(false);
      network.up(...nodes.filter(({ link }) => !link.isUp));
      network.pass(10);
      for (const node of nodes) {
        expect(new Set(bodies(node)).size).toBe(count);
        expect(node.told).toHaveLength(count);
        expect(node.lost).toBe(0);
        expect(node.peers.wholeUntil()).toBe(network.clock.now);
        for (const ids of Object.values(
          Object.groupBy(
            node.told.map(({ id }) => id),
            senderOf,
          ),
        ))
          expect(ids?.map(numberOf)).toEqual(ids?.map(numberOf).toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 300 },
  );
});

const senderOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1));
