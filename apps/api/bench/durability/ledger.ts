import type { ServerUnderFire } from './server-under-fire.ts';

interface Stored {
  id: string;
  name: string;
  capacity: number | null;
}

/** What was asked of the server, and what it acknowledged. */
export class Ledger {
  /** The capacities that a row may have, by its name. One, or two when the answer to the last write never came. */
  readonly #acknowledged = new Map<string, Set<number>>();
  readonly #unanswered = new Set<string>();
  #writes = 0;
  #onWrite: () => void = () => {};

  get writes(): number {
    return this.#writes;
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }

  /** Resolves at the next write that is acknowledged: from then on there is something to lose. */
  nextWrite(): Promise<void> {
    return new Promise((resolve) => {
      this.#onWrite = resolve;
    });
  }

  /** Adds rows and changes each once, until a write fails; then nothing is known of that one. */
  async writeUntilFailure(server: ServerUnderFire, writer: string): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const name = `${writer} ${turn}`;
      this.#unanswered.add(name);
      try {
        const { id } = await server.write<Stored>('POST', '/workplace', { name, capacity: 1 });
        this.#unanswered.delete(name);
        const allowed = new Set([1]);
        this.#acknowledged.set(name, allowed);
        this.#count();
        allowed.add(2);
        await server.write('PUT', `/workplace/${id}`, { name, capacity: 2 });
        allowed.delete(1);
        this.#count();
      } catch {
        return;
      }
    }
  }

  #count(): void {
    this.#writes += 1;
    this.#onWrite();
  }

  /** Each acknowledged write that the database does not hold, and each row that nobody wrote. */
  async faults(server: ServerUnderFire): Promise<string[]> {
    const rows = await server.rows<Stored>('select id, name, capacity from workplace');
    const stored = new Map(rows.map(({ name, capacity }) => [name, capacity ?? 0]));
    const lost = [...this.#acknowledged].flatMap(([name, allowed]) => {
      const capacity = stored.get(name);
      if (capacity === undefined) return [`${name} was acknowledged and is gone`];
      return allowed.has(capacity) ? [] : [`${name} was changed to ${[...allowed]} and is ${capacity}`];
    });
    const foreign = rows.filter(({ name }) => !this.#acknowledged.has(name) && !this.#unanswered.has(name));
    return [...lost, ...foreign.map(({ name }) => `${name} is there and was never written`)];
  }
}
