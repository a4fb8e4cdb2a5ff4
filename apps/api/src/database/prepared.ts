import pg from 'pg';

/** What the driver is given. */
interface Query {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * How many characters all statements have that are prepared at a time. With its plan a wide list takes 160 bytes of a
 * connection for each, so that no connection holds more than 7 MB of them; what the pages of a club ask for has 26,000.
 */
export const MOST_TEXT = 40_000;
/** What is asked for so many times is prepared: an order that one person tries once takes no room. */
const USUAL = 3;
/** How many others are counted. */
const MOST_COUNTED = 2_000;

const prepareds = new Map<string, { name: string; last: number }>();
let length = 0;
const counted = new Map<string, number>();
let asked = 0;
let named = 0;
let forgotten = 0;

/** A query that is planned each time, for its values. */
export const asItIs = (text: string, values: unknown[]): Query => ({ text, values });

/** A query that is prepared once a connection, as long as it is asked for more than others are. */
export function prepared(text: string, values: unknown[]): Query {
  asked += 1;
  const known = prepareds.get(text);
  if (known) {
    known.last = asked;
    return { name: known.name, text, values };
  }
  const times = (counted.get(text) ?? 0) + 1;
  counted.delete(text);
  if (times < USUAL) {
    counted.set(text, times);
    for (const first of counted.keys()) if (counted.size > MOST_COUNTED) counted.delete(first);
    return { text, values };
  }
  while (prepareds.size > 0 && length + text.length > MOST_TEXT) forgetOne();
  length += text.length;
  named += 1;
  const name = `t${named}`;
  prepareds.set(text, { name, last: asked });
  return { name, text, values };
}

/** What nobody has asked for longest. */
function forgetOne(): void {
  const [oldest] = [...prepareds].sort(([, a], [, b]) => a.last - b.last);
  if (!oldest) return;
  prepareds.delete(oldest[0]);
  length -= oldest[0].length;
  forgotten += 1;
}

type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool whose connections let go of what is no longer prepared, before they are used again. */
export class PreparingPool extends pg.Pool {
  /** The place up to which each connection has forgotten. */
  readonly #upTo = new WeakMap<pg.PoolClient, number>();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then((client) => this.#forget(client));
    super.connect((error, client, release) => {
      if (!client || this.#upTo.get(client) === forgotten) return callback(error, client, release);
      this.#forget(client).then(
        () => callback(undefined, client, release),
        (failure: Error) => callback(failure, undefined, release),
      );
    });
    return undefined;
  }

  async #forget(client: pg.PoolClient): Promise<pg.PoolClient> {
    if (this.#upTo.get(client) === forgotten) return client;
    const until = forgotten;
    const held = statementsOf(client);
    const current = new Set([...prepareds.values()].map(({ name }) => name));
    const stale = Object.keys(held).filter((name) => /^t\d+$/.test(name) && !current.has(name));
    if (stale.length > 0) {
      try {
        await client.query(stale.map((name) => `deallocate ${name}`).join(';'));
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
      for (const name of stale) delete held[name];
    }
    this.#upTo.set(client, until);
    return client;
  }
}

/** The statements that the driver knows to be prepared on the connection, by name. */
const statementsOf = (client: pg.PoolClient): Record<string, string> =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
    .parsedStatements;
