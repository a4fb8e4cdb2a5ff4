import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { networksOf } from './addresses.ts';
import { createGuardedPost, OutboundError } from './guarded-post.ts';

const open = networksOf(['loopback']);
const nowhere = networksOf([]);
const loopback = [{ address: '127.0.0.1', family: 4 }];

let secure: { key: string; cert: string };
let receiver: Server;
let port: number;
/** What the receiver was asked. */
const asked: { host: string | undefined; body: string }[] = [];
let answer: RequestListener = (_, response) => response.end('ok');

beforeAll(async () => {
  secure = certificateFor('hooks.example');
  const take: RequestListener = async (request, response) => {
    asked.push({ host: request.headers.host, body: await text(request) });
    answer(request, response);
  };
  // It listens on whatever the machine calls itself: what gets through anywhere is seen.
  receiver = createSecureServer(secure, take);
  receiver.listen(0, '::');
  await once(receiver, 'listening');
  port = (receiver.address() as AddressInfo).port;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

function certificateFor(host: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout ${key} -out ${cert} -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  const files = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return files;
}

const reasonOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.catch((error: unknown) => {
    if (error instanceof OutboundError) return error.reason;
    throw error;
  });

/** A post as the server makes it, with the receiver's certificate believed in: nothing but the guard is in the way. */
const guarded = (resolve?: Parameters<typeof createGuardedPost>[0]['resolve']) =>
  createGuardedPost({ networks: nowhere, ca: secure.cert, ...(resolve && { resolve }) });

describe('a receiver on the server’s own network is not called', () => {
  it.each([
    ['as it is', 'https://127.0.0.1:PORT/'],
    ['in short', 'https://127.1:PORT/'],
    ['as one number', 'https://2130706433:PORT/'],
    ['in octal', 'https://0177.0.0.1:PORT/'],
    ['in octal with more zeros', 'https://00000177.0.0.01:PORT/'],
    ['in hex', 'https://0x7f.0.0.1:PORT/'],
    ['as one number in hex', 'https://0x7f000001:PORT/'],
    ['in a mixture', 'https://0x7f.1:PORT/'],
    ['in digits of full width', 'https://１２７.０.０.１:PORT/'],
    ['in digits with circles', 'https://①②⑦.⓪.⓪.①:PORT/'],
    ['with a full stop of Chinese', 'https://127。0。0。1:PORT/'],
    ['percent-encoded', 'https://%31%32%37.0.0.1:PORT/'],
    ['as any of its addresses', 'https://0.0.0.0:PORT/'],
    ['as nothing', 'https://0:PORT/'],
    ['with a full stop behind it', 'https://127.0.0.1.:PORT/'],
    ['in IPv6', 'https://[::1]:PORT/'],
    ['in IPv6 at length', 'https://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/'],
    ['as nothing in IPv6', 'https://[::]:PORT/'],
    ['mapped', 'https://[::ffff:127.0.0.1]:PORT/'],
    ['mapped in groups', 'https://[::ffff:7f00:1]:PORT/'],
    ['mapped at length', 'https://[0:0:0:0:0:ffff:7f00:0001]:PORT/'],
    ['translated', 'https://[64:ff9b::7f00:1]:PORT/'],
    ['by 6to4', 'https://[2002:7f00:1::1]:PORT/'],
    ['with a zone', 'https://[fe80::1%25lo]:PORT/'],
    ['by its name', 'https://localhost:PORT/'],
    ['by its name in capitals', 'https://LOCALHOST:PORT/'],
    ['by its name with a full stop', 'https://localhost.:PORT/'],
    ['by a name below it', 'https://hooks.localhost:PORT/'],
    ['behind the name of another', 'https://hooks.example@127.0.0.1:PORT/'],
    ['behind a name and a password', 'https://a:b@127.0.0.1:PORT/'],
    ['behind a backslash', 'https:\\\\127.0.0.1:PORT\\'],
    ['without slashes', 'https:127.0.0.1:PORT'],
    ['with tabs in it', 'https://127.0.\t0.1:PORT/'],
    ['in clear', 'http://127.0.0.1:PORT/'],
    ['by FTP', 'ftp://127.0.0.1:PORT/'],
    ['as a file', 'file:///etc/passwd'],
    ['as data', 'data:,x'],
    ['as gopher', 'gopher://127.0.0.1:PORT/'],
    ['on a private network', 'https://10.0.0.1:PORT/'],
    ['where clouds tell who a machine is', 'https://169.254.169.254/latest/meta-data/'],
    ['there as one number', 'https://2852039166/'],
    ['there in IPv6', 'https://[fd00:ec2::254]/'],
    ['where Alibaba tells it', 'https://100.100.100.200/'],
    ['where Azure tells it', 'https://168.63.129.16/'],
    ['as no address at all', 'https://'],
    ['as nothing but words', 'hooks.example'],
  ])('%s: %s', async (_, address) => {
    asked.length = 0;
    const sent = guarded()(address.replace('PORT', String(port)), {}, '{}');
    // Whether the system knows such a name as hooks.localhost is its own matter.
    expect(await reasonOf(sent)).toMatch(/^(not-public|no-host)$/);
    expect(asked).toEqual([]);
  });

  it.each([
    ['the machine itself', ['127.0.0.1']],
    ['the machine itself in IPv6', ['::1']],
    ['the machine itself, mapped', ['::ffff:127.0.0.1']],
    ['a private address', ['192.168.1.10']],
    ['what clouds ask of their host', ['169.254.169.254']],
    ['the link, by a zone', ['fe80::1%lo']],
    ['a public address and a private one', ['93.184.215.14', '127.0.0.1']],
    ['a private address behind many public ones', ['8.8.8.8', '8.8.4.4', '2606:4700::1111', '::1']],
    ['nothing that is an address', ['localhost']],
  ])('by a name that leads to %s', async (_, addresses) => {
    asked.length = 0;
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await reasonOf(guarded(resolve)(`https://hooks.example:${port}/`, {}, '{}'))).toBe('not-public');
    expect(asked).toEqual([]);
  });

  it('by a name that leads elsewhere once it was looked at', async () => {
    asked.length = 0;
    let looks = 0;
    const resolve = async () => {
      looks += 1;
      // Documentation calls it public in this test alone: it leads nowhere, and so the connection fails.
      return looks === 1 ? [{ address: '192.0.2.1', family: 4 }] : loopback;
    };
    const post = createGuardedPost({
      networks: networksOf(['192.0.2.0/24']),
      resolve,
      ca: secure.cert,
      limitMs: 300,
    });
    expect(await reasonOf(post(`https://hooks.example:${port}/`, {}, '{}'))).toMatch(
      /^(timeout|unreachable)$/,
    );
    expect(looks).toBe(1);
    expect(asked).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('by an answer %i that leads there', async (status) => {
    asked.length = 0;
    answer = (_, response) =>
      response.writeHead(status, { location: `https://127.0.0.1:${port}/inside` }).end();
    const post = createGuardedPost({ networks: open, resolve: async () => loopback, ca: secure.cert });
    expect(await post(`https://hooks.example:${port}/`, {}, '{}')).toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });
});

describe('a receiver that may be called', () => {
  const reach = (ca?: string) =>
    createGuardedPost({ networks: open, resolve: async () => loopback, limitMs: 400, ...(ca && { ca }) });

  it('gets what is sent, at the address that was looked at, under its own name', async () => {
    asked.length = 0;
    answer = (_, response) => response.writeHead(204).end();
    expect(await reach(secure.cert)(`https://hooks.example:${port}/`, {}, '{"a":"ą"}')).toEqual({
      status: 204,
      retryAfter: null,
    });
    expect(asked).toEqual([{ host: `hooks.example:${port}`, body: '{"a":"ą"}' }]);
  });

  it('has to show a certificate of its name', async () => {
    expect(await reasonOf(reach()(`https://hooks.example:${port}/`, {}, '{}'))).toBe('insecure');
    expect(await reasonOf(reach(secure.cert)(`https://other.example:${port}/`, {}, '{}'))).toBe('insecure');
  });

  it('may be called in clear only where the operator named its network', async () => {
    const inClear = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
    onTestFinished(() => void inClear.close());
    await once(inClear, 'listening');
    const address = `http://hooks.example:${(inClear.address() as AddressInfo).port}/`;
    expect(await reach()(address, {}, '{}')).toMatchObject({ status: 200 });
    const outside = createGuardedPost({
      networks: open,
      resolve: async () => [{ address: '8.8.8.8', family: 4 }],
    });
    expect(await reasonOf(outside(address, {}, '{}'))).toBe('not-public');
  });

  it('is given up when it says nothing, in whichever step', async () => {
    answer = () => {};
    expect(await reasonOf(reach(secure.cert)(`https://hooks.example:${port}/`, {}, '{}'))).toBe('timeout');
    const mute = createPlainServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void mute.close());
    await once(mute, 'listening');
    const muted = `https://hooks.example:${(mute.address() as AddressInfo).port}/`;
    expect(await reasonOf(reach(secure.cert)(muted, {}, '{}'))).toBe('timeout');
    const lost = createGuardedPost({ networks: open, resolve: () => new Promise(() => {}), limitMs: 100 });
    expect(await reasonOf(lost('https://hooks.example/', {}, '{}'))).toBe('timeout');
  });

  it('is read to a bound, however much it says', async () => {
    let written = 0;
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    answer = (_, response) => {
      response.on('close', close).on('error', close);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
      };
      response.on('drain', pour);
      pour();
    };
    expect(await reach(secure.cert)(`https://hooks.example:${port}/`, {}, '{}')).toMatchObject({
      status: 200,
    });
    await closed;
    expect(written).toBeLessThan(20_000_000);
  });

  it('is told apart from none, and from what is no web server', async () => {
    const none = createPlainServer().listen(0, '127.0.0.1');
    await once(none, 'listening');
    const { port: free } = none.address() as AddressInfo;
    none.close();
    expect(await reasonOf(reach()(`http://hooks.example:${free}/`, {}, '{}'))).toBe('unreachable');
    const mail = createPlainServer((socket) => socket.end('220 mail.example ESMTP\r\n')).listen(
      0,
      '127.0.0.1',
    );
    onTestFinished(() => void mail.close());
    await once(mail, 'listening');
    const mailUrl = `http://hooks.example:${(mail.address() as AddressInfo).port}/`;
    expect(await reasonOf(reach()(mailUrl, {}, '{}'))).toMatch(/^(no-http|unreachable)$/);
  });
});
