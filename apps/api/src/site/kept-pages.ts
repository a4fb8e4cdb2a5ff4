import { keepPage, type SentPage } from './kept-page.ts';

interface Maker<Key, Data> {
  /** What the page of an address is made of; `null` where there is none. */
  read: (key: Key) => Promise<Data | null>;
  render: (data: Data, key: Key) => string;
  /** How many bytes of pages are kept at most. */
  most?: number;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

interface Entry {
  page: () => Promise<SentPage>;
  bytes: number;
  /** Whether it was there, and is no more. */
  isGone: boolean;
}

const MOST = 32 * 1_048_576;

class NoPageError extends Error {
  override readonly name = 'NoPageError';
}

/**
 * Keeps the pages of many addresses, each as `keepPage` keeps one: those that were asked for last, as far as there is
 * room. An address without a page takes none, and a page that is no more is gone within a second, too.
 *
 * @returns what gives the page of an address, or `null` where there is none
 */
export function keepPages<Key, Data>({ read, render, most = MOST, clock }: Maker<Key, Data>) {
  const kept = new Map<string, Entry>();
  let bytes = 0;

  function forget(name: string, entry: Entry): void {
    if (kept.get(name) !== entry) return;
    kept.delete(name);
    bytes -= entry.bytes;
  }

  function open(name: string, key: Key): Entry {
    const entry: Entry = {
      page: keepPage({
        read: async () => {
          const data = await read(key);
          if (data !== null) return data;
          entry.isGone = true;
          forget(name, entry);
          throw new NoPageError(name);
        },
        render: (data) => render(data, key),
        isOneOfMany: true,
        ...(clock && { clock }),
      }),
      bytes: 0,
      isGone: false,
    };
    return entry;
  }

  return async (key: Key): Promise<SentPage | null> => {
    const name = JSON.stringify(key);
    const entry = kept.get(name) ?? open(name, key);
    try {
      const page = await entry.page();
      if (entry.isGone) return null;
      const known = kept.get(name);
      if (known && known !== entry) return page;
      // The last in the map is the one that was asked for last.
      kept.delete(name);
      kept.set(name, entry);
      const size = page.plain.length + page.br.length + page.gzip.length;
      bytes += size - (known ? entry.bytes : 0);
      entry.bytes = size;
      for (const [oldest, old] of kept) {
        if (bytes <= most || old === entry) break;
        forget(oldest, old);
      }
      return page;
    } catch (error) {
      if (error instanceof NoPageError) return null;
      throw error;
    }
  };
}
