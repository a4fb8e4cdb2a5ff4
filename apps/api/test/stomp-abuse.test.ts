import { once } from 'node:events';
import { promisify } from 'node:util';
import { queryObjects } from 'node:v8';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { listen, openSocket, type RawSocket } from './support/stomp.ts';

let club: TestClub;
let abuser: Caller;
let neighbour: RawSocket;
let closing: Promise<void> | undefined;
let socketsAtFirst = 0;
const start = Date.now();
const travel = (seconds: number) => club.travelTo(new Date(start + seconds * 1_000).toISOString());
/** Every socket that something still holds, of the server and of the test. */
const countSockets = () => Number(queryObjects(WebSocket, { format: 'count' }));

/** The connections that the server holds. */
const connections = () => promisify(club.app.server.getConnections.bind(club.app.server))();
/** The server looks each second, and waits another for the answer to a close. */
const patience = { timeout: 20_000 };

beforeAll(async () => {
  club = await openTestClub();
  await travel(0);
  abuser = await club.join('zly', 'Developers');
  neighbour = await listen(club, club.admin, '/topic/task');
  socketsAtFirst = countSockets();
});
afterAll(() => closing ?? club.close());
afterEach(async ({ task }) => {
  if (!closing) await expectPrompt(task.name);
  for (const socket of opened.splice(0)) socket.end();
});

const opened: RawSocket[] = [];
/** A socket of somebody's who may do wrong; it does not outlive the test. */
function remember(socket: RawSocket): RawSocket {
  opened.push(socket);
  return socket;
}
const come = async (...destinations: string[]) => remember(await listen(club, abuser, ...destinations));

/** How many connections ended for this reason. */
async function endedAs(reason: string): Promise<number> {
  const { body } = await club.admin.get('/metrics');
  return Number(new RegExp(`^tatami_realtime_closes_total{reason="${reason}"} (\\d+)$`, 'm').exec(body)?.[1]);
}

/** A well-behaved client hears within two seconds of what is stored. */
async function expectPrompt(meanwhile: string): Promise<void> {
  const before = performance.now();
  const { body: task } = await club.admin.post('/task', { title: 'Kupić maty' });
  const { body } = await neighbour.next();
  expect(JSON.parse(body).changes).toMatchObject([{ id: task.id }]);
  expect(performance.now() - before, meanwhile).toBeLessThan(2_000);
  neighbour.say('\n');
}

const say = (count: number, frame: (number: number) => string) => (socket: RawSocket) => {
  for (let number = 0; number < count; number += 1) socket.say(frame(number));
};
const sayAtOnce = (count: number, frame: (number: number) => string) => (socket: RawSocket) =>
  socket.say(Array.from({ length: count }, (_, number) => frame(number)).join(''));
/** Octets that are called text, whatever they are. */
const sayText = (octets: string) => (socket: RawSocket) =>
  socket.socket.send(Buffer.from(octets, 'latin1'), { binary: false });
const inFragments = (count: number, text: string) => (socket: RawSocket) => {
  for (let number = 1; number <= count; number += 1) socket.socket.send(text, { fin: number === count });
};
const begin = (number: number) => `BEGIN\ntransaction:${number}\n\n\0`;
const subscribe = (number: number) => `SUBSCRIBE\nid:${number}\ndestination:/topic/message\n\n\0`;
const send = (message: string) => `SEND\ndestination:/app/message\n\n{"message":"${message}"}\0`;
const held = () => 'SEND\ndestination:/app/message\ntransaction:0\n\n{"message":"Osu"}\0';

describe('who asks too much, or what can’t be read, is told why and let go', () => {
  it.each<[what: string, (socket: RawSocket) => void, because: RegExp]>([
    [
      'a thousand frames',
      say(1_000, (number) => `${begin(0)}ABORT\ntransaction:0\nreceipt:${number}\n\n\0`),
      /50 frames a second/,
    ],
    ['a thousand frames at once', sayAtOnce(1_000, () => 'ACK\nid:1\n\n\0'), /50 frames a second/],
    ['a thousand beats', say(1_000, () => '\n'), /50 frames a second/],
    [
      'a frame in a thousand pieces',
      (socket) => say(1_000, () => 'a')(socket),
      /50 frames a second|command is none/,
    ],
    [
      'a header without an end',
      say(5, () => `SEND\nx:${'a'.repeat(4_000)}`),
      /headers of a frame may have 16384 octets/,
    ],
    [
      'a giant header',
      (socket) => socket.say(`SEND\nx:${'a'.repeat(20_000)}\n\n\0`),
      /headers of a frame may have 16384 octets/,
    ],
    [
      'a giant command',
      (socket) => socket.say('A'.repeat(20_000)),
      /headers of a frame may have 16384 octets/,
    ],
    ['a hundred headers', (socket) => socket.say(`SEND\n${'x:y\n'.repeat(100)}\n\0`), /may have 64 headers/],
    [
      'a giant body',
      say(5, (number) => (number === 0 ? 'SEND\n\n' : 'a'.repeat(20_000))),
      /A body may have 65536 octets/,
    ],
    [
      'the promise of a giant body',
      (socket) => socket.say('SEND\ncontent-length:65537\n\n'),
      /A body may have 65536 octets/,
    ],
    [
      'the promise of an endless body',
      (socket) => socket.say(`SEND\ncontent-length:${'9'.repeat(400)}\n\n`),
      /A body may have 65536 octets/,
    ],
    ['a body where none is', (socket) => socket.say('BEGIN\ncontent-length:9\n\n'), /BEGIN has no body/],
    ['a header that is no UTF-8', sayText('SEND\nx:\xff\xfe\n\n\0'), /headers of a frame are UTF-8/],
    ['half of a letter in a header', sayText('SEND\nx:\xc5\n\n\0'), /headers of a frame are UTF-8/],
    [
      'a body that is no UTF-8',
      sayText('SEND\ndestination:/app/message\n\n{"message":"\xff"}\0'),
      /The body is /,
    ],
    [
      'a body of a JSON without an end',
      (socket) => socket.say(`SEND\ndestination:/app/message\n\n${'['.repeat(60_000)}\0`),
      /The body is /,
    ],
    ['a message longer than any', (socket) => socket.say(send('a'.repeat(2_001))), /2000 characters at most/],
    [
      'an escape that is not defined',
      (socket) => socket.say('BEGIN\ntransaction:\\x\n\n\0'),
      /escape sequence that is not defined/,
    ],
    ['a command that is none', (socket) => socket.say('HACK\n\n\0'), /command is none/],
    ['a name of JavaScript as a command', (socket) => socket.say('constructor\n\n\0'), /command is none/],
    [
      'names of JavaScript in a header',
      (socket) => socket.say('SUBSCRIBE\n__proto__:x\nid:__proto__\ndestination:/topic/__proto__\n\n\0'),
      /There is no \/topic\/__proto__/,
    ],
    ['a request of HTTP', (socket) => socket.say('GET / HTTP/1.1\r\nhost: a\r\n\r\n'), /command is none/],
    [
      'a picture',
      (socket) => socket.say(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')),
      /are UTF-8/,
    ],
    [
      'every octet there is',
      (socket) => socket.say(Buffer.from(Array.from({ length: 256 }, (_, octet) => octet))),
      /ends before the blank line/,
    ],
    ['ten thousand subscriptions', say(10_000, subscribe), /More than 200 subscriptions/],
    ['nine transactions', sayAtOnce(9, begin), /More than 8 transactions/],
    [
      'a transaction of a hundred and one frames',
      (socket) => socket.say(begin(0) + Array.from({ length: 101 }, held).join('')),
      /More than 100 frames in a transaction/,
    ],
  ])('%s', async (_what, act, because) => {
    const socket = await come();
    act(socket);
    let frame = await socket.next();
    while (frame.command === 'RECEIPT') frame = await socket.next();
    expect(frame.command).toBe('ERROR');
    expect(frame.headers.message).toMatch(because);
    expect(await socket.closed).toBe(1008);
    expect(socket.waiting).toEqual([]);
  });

  it('a member who fills transactions with what may not be sent', async () => {
    const socket = remember(await listen(club, await club.join('czlonek', 'Members')));
    socket.say(begin(0) + held());
    expect((await socket.next()).headers.message).toMatch(/takes the right Menu\\cDeveloper/);
    expect(await socket.closed).toBe(1008);
  });
});

describe('what is no message of WebSocket is refused by its own codes', () => {
  it.each<[what: string, (socket: RawSocket) => void, code: number]>([
    ['a message longer than a frame may be', (socket) => socket.say('a'.repeat(10_000_000)), 1009],
    ['as long a message in fragments', inFragments(10, 'a'.repeat(10_000)), 1009],
    ['a message in very many fragments', inFragments(20_000, 'a'), 1008],
  ])('%s', async (_what, act, code) => {
    const socket = await come();
    act(socket);
    expect(await socket.closed).toBe(code);
  });

  it('a frame in some fragments is a frame', async () => {
    const socket = await come();
    for (const [number, piece] of ['BEGIN\ntrans', '', 'action:t\nreceipt', ':r\n\n', '\0'].entries())
      socket.socket.send(piece, { fin: number === 4 });
    expect(await socket.next()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'r' } });
  });
});

describe('who is silent is let go', () => {
  beforeEach(() => travel(0));

  it('without CONNECT after ten seconds, whatever else came', async () => {
    const socket = remember(await openSocket(club, abuser));
    await travel(9);
    socket.say('\nCONN');
    await expectPrompt('after nine seconds');
    await travel(11);
    expect(await socket.closed).toBe(4408);
    expect(await endedAs('silent')).toBe(1);
  });

  it('when two beats have not come', async () => {
    const socket = remember(await openSocket(club, abuser));
    socket.say('CONNECT\naccept-version:1.2\nhost:club\nheart-beat:10000,0\n\n\0');
    await socket.next();
    await travel(19);
    socket.say('\n');
    await expectPrompt('after nineteen seconds');
    await travel(38);
    await expectPrompt('nineteen seconds after that');
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
    await travel(40);
    expect(await socket.closed).toBe(4408);
  });

  it('when it promised no beats and does not answer', async () => {
    const socket = await come();
    socket.socket.pause();
    await travel(31);
    await once(neighbour.socket, 'ping');
    await expectPrompt('after half a minute');
    await travel(62);
    await expectPrompt('after a minute');
    await expect.poll(connections, patience).toBe(1);
    socket.socket.resume();
    expect(await socket.closed).toBe(4408);
  });

  it('when it leaves a transaction open for a minute', async () => {
    const socket = await come();
    socket.say('BEGIN\ntransaction:0\nreceipt:r\n\n\0');
    await socket.next();
    for (const seconds of [30, 59]) {
      await travel(seconds);
      socket.say('\n');
      await expectPrompt(`after ${seconds} seconds`);
    }
    await travel(61);
    expect((await socket.next()).headers.message).toBe('The transaction 0 took longer than a minute');
    expect(await socket.closed).toBe(1008);
  });
});

describe('who reads more slowly than is told', () => {
  beforeAll(() => travel(0));

  const message = 'a'.repeat(2_000);

  /** Two hundred subscriptions and nobody who reads; and somebody who sends. */
  async function stopReading(): Promise<{ socket: RawSocket; sender: RawSocket }> {
    const socket = await come(...Array.from({ length: 200 }, () => '/topic/message'));
    socket.socket.pause();
    return { socket, sender: await come() };
  }

  it('is cut, and told so if it reads at last', async () => {
    const before = await endedAs('slow');
    const { socket, sender } = await stopReading();
    // It is waited for a second, and so reads on as soon as it is cut.
    while ((await endedAs('slow')) === before) sender.say(send(message));
    socket.socket.resume();
    expect(await socket.closed).toBe(4429);
    expect(await endedAs('slow')).toBe(before + 1);
    sender.end();
  });

  it('is cut without it, and has taken little memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { sender } = await stopReading();
    for (let number = 0; number < 300; number += 1) sender.say(send(message));
    sender.say('BEGIN\ntransaction:t\nreceipt:r\n\n\0');
    await sender.next();
    sender.end();
    const told = 300 * 200 * message.length;
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(told / 4);
    await expectPrompt('while the other does not read');
    await expect.poll(connections, patience).toBe(1);
  });
});

describe('nothing is left of them', () => {
  it('in the server: neither a socket nor what it listened to', async () => {
    await expect.poll(connections, patience).toBe(1);
    // Fewer, where those of another test were not gone yet. One that ends unheard is held for half a minute.
    await expect.poll(countSockets, { timeout: 45_000 }).toBeLessThanOrEqual(socketsAtFirst);
  });

  it('so that twenty may connect again, and of forty at once no more than that', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => openSocket(club, abuser)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expectPrompt('while twenty others are there');
  });
});

it('the server stops', async () => {
  closing = club.close();
  expect(await neighbour.closed).toBe(1001);
  await closing;
});
