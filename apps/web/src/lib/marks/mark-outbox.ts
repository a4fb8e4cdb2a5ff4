import type { Waiting, WaitingMarks } from './pending.ts';

/** What is said of each of several things: of the people of a training, or of the techniques of an exam. */
export type Batch<S> = ReadonlyMap<string, S>;

/** What is known of the marks that are not stored. */
export interface KnownUnsent<S> {
  /** The marks by what they were put at: the training, the exam. */
  batches: ReadonlyMap<string, Batch<S>>;
  /** Whether these are all: not where the browser’s database could not be read. */
  isAll: boolean;
}

/** What is not stored yet, as the browser keeps it for this visit and the next. */
export interface UnsentMarks<S> {
  all: () => Promise<KnownUnsent<S>>;
  change: (place: string, change: (before: Batch<S>) => Batch<S>) => Promise<void>;
}

export interface MarkOutboxOptions<S> {
  unsent: UnsentMarks<S>;
  /** Whether the one says what the other does. */
  isSame: (one: S, other: S) => boolean;
  /** Stores several marks, all or none. @throws with a message for a person */
  send: (place: string, batch: Batch<S>) => Promise<void>;
  /** Whether the same may succeed later: nothing is refused by it. */
  canWait: (error: unknown) => boolean;
  /** Whether an error says nothing of any mark in particular, such as that the training or the exam is gone. */
  concernsAll: (error: unknown) => boolean;
  /** Lets one tab at a time do it. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Shows what is not stored, or was refused. */
  show: (marks: WaitingMarks<S>) => void;
  /** Marks of a place were stored by another tab. */
  onStoredElsewhere: (place: string) => void;
}

/**
 * Stores marks as fast as the network allows, and keeps them until it is there: one request at a time, with all that was
 * marked during the one before. When a batch is refused its marks are tried one by one, so that each name gets its own
 * answer. A mark that was refused stays until it is set again, or dropped.
 */
export function createMarkOutbox<S extends object>(options: MarkOutboxOptions<S>) {
  const none: ReadonlyMap<string, Waiting<S>> = new Map();
  const { unsent, send, canWait, concernsAll, inTurn, show, onStoredElsewhere } = options;
  const isSame = (one: S | undefined, other: S | undefined) =>
    one && other ? options.isSame(one, other) : one === other;
  let marks: WaitingMarks<S> = new Map();
  let isBusy = false;
  let isMore = false;
  let isAway = false;
  let isOver = false;
  let written: Promise<unknown> = Promise.resolve();

  const of = (place: string) => marks.get(place) ?? none;

  function put(place: string, changes: Iterable<readonly [string, Waiting<S> | null]>): void {
    const next = new Map(of(place));
    for (const [person, mark] of changes) {
      if (mark) next.set(person, mark);
      else next.delete(person);
    }
    const all = new Map(marks);
    if (next.size > 0) all.set(place, next);
    else all.delete(place);
    marks = all;
    if (!isOver) show(marks);
  }

  /** The server is away: what is kept waits for it. */
  function wait(): void {
    isAway = true;
    for (const [place, held] of marks)
      put(
        place,
        [...held].map(([person, mark]) => [
          person,
          mark.state === 'saving' ? { ...mark, state: 'waiting' } : mark,
        ]),
      );
  }

  /** Writes an answer down, except where a later mark has taken over. */
  async function settle(place: string, batch: Batch<S>, answer: (said: S) => Waiting<S> | null) {
    await unsent.change(
      place,
      (before) => new Map([...before].filter(([person, said]) => !isSame(batch.get(person), said))),
    );
    const current = [...batch].filter(([person, said]) => isSame(of(place).get(person), said));
    put(
      place,
      current.map(([person, said]) => [person, answer(said)]),
    );
  }

  /** @returns whether to go on with others */
  async function store(place: string, batch: Batch<S>): Promise<boolean> {
    try {
      await send(place, batch);
      isAway = false;
      await settle(place, batch, () => null);
      return true;
    } catch (error) {
      if (isOver) return false;
      if (canWait(error)) {
        wait();
        return false;
      }
      if (batch.size > 1 && !concernsAll(error)) {
        for (const one of batch) if (!(await store(place, new Map([one])))) return false;
        return true;
      }
      const { message } = error as Error;
      await settle(place, batch, (said) => ({ ...said, state: 'error', error: message }));
      return true;
    }
  }

  /** What the browser has: of this tab, of others, and of visits before. */
  function adopt({ batches, isAll }: KnownUnsent<S>): void {
    for (const [place, batch] of batches) {
      const unknown = [...batch].filter(([person, said]) => {
        const known = of(place).get(person);
        return !isSame(known, said) || known?.state === 'error';
      });
      put(
        place,
        unknown.map(([person, said]) => [person, { ...said, state: isAway ? 'waiting' : 'saving' }]),
      );
    }
    if (!isAll) return;
    for (const [place, held] of marks) {
      const gone = [...held].filter(
        ([person, { state }]) => state !== 'error' && !batches.get(place)?.has(person),
      );
      if (gone.length === 0) continue;
      put(
        place,
        gone.map(([person]) => [person, null]),
      );
      onStoredElsewhere(place);
    }
  }

  async function sendAll(): Promise<void> {
    const before = written;
    await before;
    const all = await unsent.all();
    // What was marked meanwhile comes in the next turn.
    if (isOver || before !== written) return;
    adopt(all);
    for (const [place, batch] of all.batches) if (!(await store(place, batch))) return;
  }

  async function work(): Promise<void> {
    isMore = true;
    if (isBusy) return;
    isBusy = true;
    while (isMore && !isOver) {
      isMore = false;
      await inTurn(sendAll);
    }
    isBusy = false;
  }

  return {
    mark(place: string, people: readonly string[], said: S): void {
      put(
        place,
        people.map((person) => [person, { ...said, state: 'saving' }]),
      );
      const writing = written.then(() =>
        unsent.change(
          place,
          (before) => new Map([...before, ...people.map((each) => [each, said] as const)]),
        ),
      );
      written = writing;
      // It is said to wait once it is kept.
      if (isAway) void writing.then(() => isAway && wait());
      else void work();
    },
    /** Sends what waits, or was left by a visit before. */
    goOn(): void {
      isAway = false;
      void work();
    },
    /** What was refused to these has been seen. */
    dropRefused(place: string, people: readonly string[]): void {
      const refused = people.filter((person) => of(place).get(person)?.state === 'error');
      if (refused.length > 0)
        put(
          place,
          refused.map((person) => [person, null]),
        );
    },
    /** Whoever marked has gone: what is not sent waits for them. */
    end(): void {
      isOver = true;
    },
  };
}

export type MarkOutbox<S extends object> = ReturnType<typeof createMarkOutbox<S>>;
