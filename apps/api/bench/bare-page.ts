/** A server of nothing but one page, kept in memory: what `pnpm bench:site` measures beside. It is sent the page, and says its port. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [page] = (await once(process, 'message')) as [{ body: string; headers: Record<string, string> }];
const body = Buffer.from(page.body, 'base64');
const server = createServer((_, response) => response.writeHead(200, page.headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
