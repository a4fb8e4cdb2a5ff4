import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** A page as it is sent: whole, and compressed as well as it can be. */
export interface SentPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** How old a page is, in milliseconds, when it is read anew beside being sent, and when it is waited for: a change is in sight within a second. */
const AGE = { fresh: 500, oldest: 1_000 };

interface Maker<Data> {
  read: () => Promise<Data>;
  render: (data: Data) => string | Promise<string>;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

/**
 * Keeps a page: whoever asks gets what is there, and what it is made of is read anew beside that, twice a second at most
 * however many ask. It is drawn and compressed again only when that has changed. While it can't be read, it stays as it was.
 *
 * @param maker `read`: what the page is made of; `render`: its document
 * @throws Error what `read` throws, where there is no page yet
 */
export function keepPage<Data>({ read, render, clock = () => performance.now() }: Maker<Data>) {
  let kept: { page: SentPage; of: string; at: number } | null = null;
  let making: Promise<SentPage> | null = null;

  async function make(): Promise<SentPage> {
    const at = clock();
    const data = await read();
    const of = JSON.stringify(data);
    const page = kept?.of === of ? kept.page : await pack(Buffer.from(await render(data)));
    kept = { page, of, at };
    return page;
  }

  return (): Promise<SentPage> => {
    const known = kept;
    const age = known ? clock() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < AGE.fresh) return Promise.resolve(known.page);
    making ??= make().finally(() => {
      making = null;
    });
    if (!known) return making;
    const instead = making.catch(() => known.page);
    return age < AGE.oldest ? Promise.resolve(known.page) : instead;
  };
}

/** Bytes from which the best compression takes seconds. */
const LARGE = 500_000;

/** Compresses what will be sent many times, as well as it can be. */
export async function pack(plain: Buffer): Promise<SentPage> {
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 5 : constants.BROTLI_DEFAULT_QUALITY,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: zipped };
}
