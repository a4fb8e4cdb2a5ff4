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
  /** How each page is drawn, by its name. */
  render: Readonly<Record<string, (data: Data) => string | Promise<string>>>;
  /** Whether there are many such pages: none is then worth the time that the best compression takes. */
  isOneOfMany?: boolean;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

/** What was read, and the pages that were drawn of it. */
interface Kept {
  of: string;
  at: number;
  pages: ReadonlyMap<string, SentPage>;
}

/**
 * Keeps pages that are made of the same: whoever asks gets what is there, and what they are made of is read anew beside that,
 * twice a second at most however many ask, and for whichever of them. Those that have been asked for are drawn and compressed
 * again only when that has changed. While it can't be read, they stay as they were.
 *
 * @param maker `read`: what the pages are made of; `render`: their documents
 * @returns gives the page of a name
 * @throws Error what `read` throws, where there is no page yet
 */
export function keepTogether<Data>({
  read,
  render,
  isOneOfMany = false,
  clock = () => performance.now(),
}: Maker<Data>) {
  let kept: Kept | null = null;
  let making: Promise<Kept> | null = null;
  const wanted = new Set<string>();

  async function make(): Promise<Kept> {
    const at = clock();
    const data = await read();
    const of = JSON.stringify(data);
    const before = kept?.of === of ? kept.pages : new Map<string, SentPage>();
    const pages = await Promise.all(
      [...wanted].map(async (name) => [name, before.get(name) ?? (await draw(name, data))] as const),
    );
    kept = { of, at, pages: new Map(pages) };
    return kept;
  }

  async function draw(name: string, data: Data): Promise<SentPage> {
    const document = render[name];
    if (!document) throw new Error(`There is no page ${name}.`);
    return pack(Buffer.from(await document(data)), !isOneOfMany);
  }

  function look(): Promise<Kept> {
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  }

  async function page(name: string): Promise<SentPage> {
    const known = kept?.pages.get(name);
    const age = kept && known ? clock() - kept.at : Number.POSITIVE_INFINITY;
    if (known && age < AGE.fresh) return known;
    wanted.add(name);
    const made = look();
    if (known) {
      const instead = made.then(
        ({ pages }) => pages.get(name) ?? known,
        () => known,
      );
      return age < AGE.oldest ? known : instead;
    }
    // What was being made before anybody had asked for this one is without it.
    return (await made).pages.get(name) ?? page(name);
  }
  return page;
}

interface LoneMaker<Data> extends Omit<Maker<Data>, 'render'> {
  render: (data: Data) => string | Promise<string>;
}

/** Keeps a page that nothing else is made of the same data with, as `keepTogether` keeps some. */
export function keepPage<Data>({ render, ...maker }: LoneMaker<Data>): () => Promise<SentPage> {
  const page = keepTogether({ ...maker, render: { page: render } });
  return () => page('page');
}

/** Bytes from which the best compression takes seconds. */
const LARGE = 500_000;

/** Compresses what will be sent many times, as well as it can be where it is worth that. */
export async function pack(plain: Buffer, isWorthIt = true): Promise<SentPage> {
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_QUALITY]:
          isWorthIt && plain.length < LARGE ? constants.BROTLI_DEFAULT_QUALITY : 5,
      },
    }),
    promisify(gzip)(plain, { level: isWorthIt ? 9 : 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: zipped };
}
