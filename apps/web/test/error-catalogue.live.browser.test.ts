import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import errors from '../../../docs/errors.md?raw';
import {
  alertSays,
  all,
  allIsWell,
  expectSaid,
  open,
  server,
  startApp,
  submit,
  texts,
  type,
  until,
} from './failing-club.ts';

/** The rows of docs/errors.md about the live connection: a failure, and what a page does. */
const rows = new Map(
  [...errors.matchAll(/^\| (an error of the socket[^|]*|a message that[^|]*) \| ([^|]+) \|$/gm)].map(
    ([, failure = '', does = '']) => [failure, does],
  ),
);

/** Where it is told: on the page that has a connection of its own beside that of all pages, and on any other. */
const pages = [
  { path: '/adm/message-demo', lines: 2, shows: () => saysOnPage('messageDemo.state.lost.about') },
  {
    path: '/adm/task',
    lines: 1,
    shows: () => until(() => foot().textContent?.includes(texts['live.closed'] ?? '')),
  },
];

/** The five seconds after which a connection is made again, and as much as that takes. */
const RETRY_MS = 8_000;

const foot = () => document.querySelector('footer') as HTMLElement;
const saysOnPage = (key: string) =>
  until(() => document.querySelector('main')?.textContent?.includes(texts[key] ?? ''));

let socketCount = 0;
/** Whether the session ends just when the next socket is made: what it takes to make one was given yet. */
let endsNow = false;

beforeAll(async () => {
  const { WebSocket } = window;
  /** Nobody listens there: each is an error. */
  window.WebSocket = class extends WebSocket {
    constructor(_address: string | URL, protocols?: string | string[]) {
      super('ws://localhost:1', protocols);
      socketCount += 1;
      server.hasSessionEnded = endsNow;
    }
  };
  await startApp();
});

beforeEach(() => {
  allIsWell();
  socketCount = 0;
  endsNow = false;
});
afterEach(allIsWell);

test('the catalogue has a row for each failure of the live connection', () => {
  expect([...rows.keys()]).toEqual([
    'an error of the socket, the session has ended',
    'an error of the socket, the session holds',
    'a message that is sent while not connected',
  ]);
});

describe.each(pages)('given an error of the socket on $path', ({ path, lines, shows }) => {
  const doesWhere = (session: string) => rows.get(`an error of the socket, the session ${session}`) ?? '';

  test(`where the session holds it ${doesWhere('holds')}`, { timeout: 15_000 }, async () => {
    await open(path);
    await shows();
    const tried = socketCount;
    await until(() => socketCount >= tried + lines, RETRY_MS);
    expect(location.pathname).toBe(path);
    expect(server.asked.some((call) => call.path.startsWith('/users/hasrightto'))).toBe(true);
  });

  test(`where the session has ended it leads to ${doesWhere('has ended')}`, { timeout: 15_000 }, async () => {
    await open(path);
    await shows();
    endsNow = true;
    await until(() => server.hasSessionEnded, RETRY_MS);
    await expectSaid(doesWhere('has ended'), {});
  });
});

test('a message that is sent while not connected is refused, said in a message and in the log', async () => {
  await open('/adm/message-demo');
  await saysOnPage('messageDemo.state.lost.about');
  const [field] = all<HTMLInputElement>('main form input');
  type(field, 'Czy mnie słychać?');
  submit('main');
  const line = "Broker disconnected, can't send message.";
  expect(rows.get('a message that is sent while not connected')).toContain(line);
  await until(() => alertSays(texts['messageDemo.notSent'] ?? '', 'section[popover]'));
  await until(() => all('[role=log]').some(({ textContent }) => textContent?.includes(line)));
  expect(console.error).toHaveBeenCalledWith(line);
  expect(field?.value).toBe('Czy mnie słychać?');
});
