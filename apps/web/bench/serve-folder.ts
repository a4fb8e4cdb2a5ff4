import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { compressTexts } from '../build/compress.ts';

export interface Served {
  url: string;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built page as the club's server serves the web app: texts compressed beforehand with brotli at its best,
 * the same cache headers, the document for every address that is no file. Leaves a `.br` beside each text.
 */
export async function serveFolder(folder: string): Promise<Served> {
  await compressTexts(folder);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const pages = [join(path, 'index.html'), `${path}.html`, '/index.html'];
    for (const candidate of extname(path) ? [path] : pages) {
      const type = types[extname(candidate)] ?? 'application/octet-stream';
      const headers = {
        'content-type': type,
        'cache-control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      };
      const file = join(folder, candidate);
      const small = await readFile(`${file}.br`).catch(() => undefined);
      const content = small ?? (await readFile(file).catch(() => undefined));
      if (!content) continue;
      response.writeHead(200, {
        ...headers,
        ...(small && { 'content-encoding': 'br' }),
        'content-length': content.length,
      });
      response.end(content);
      return;
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
