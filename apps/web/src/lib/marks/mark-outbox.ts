import type { Mark, Marks, Said } from '../club/training/said.ts';

/** What is said of each of several people. */
export type Batch = ReadonlyMap<string, Said>;

/** What is known of the marks that are not stored. */
export interface KnownUnsent {
  /** The marks by training. */
  batches: ReadonlyMap<string, Batch>;
  /** Whether these are all: not where the browser’s database could not be read. */
  isAll: boolean;
}

/** What is not stored yet, by training and person, as the browser keeps it for this visit and the next. */
export interface UnsentMarks {
  all: () => Promise<KnownUnsent>;
  change: (training: string, change: (before: Batch) => Batch) => Promise<void>;
}

export interface MarkOutboxOptions {
  unsent: UnsentMarks;
  /** Stores several marks, all or none. @throws with a message for a person */
  send: (training: string, batch: Batch) => Promise<void>;
  /** Whether the same may succeed later: nothing is refused by it. */
  canWait: (error: unknown) => boolean;
  /** Whether an error says nothing of any mark in particular, such as that the training is gone. */
  concernsAll: (error: unknown) => boolean;
  /** Lets one tab at a time do it. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Shows what is not stored, or was refused. */
  show: (marks: Marks) => void;
  /** Marks of a training were stored by another tab. */
  onStoredElsewhere: (training: string) => void;
}

const none: ReadonlyMap<string, Mark> = new Map();

const isSame = (one: Said | undefined, other: Said | undefined) =>
  one?.status === other?.status && one?.note === other?.note;

/**
 * Stores marks as fast as the network allows, and keeps them until it is there: one request at a time, with all that was
 * marked during the one before. When a batch is refused its marks are tried one by one, so that each name gets its own
 * answer. A mark that was refused stays until it is set again, or dropped.
 */
export function createMarkOutbox(options: MarkOutboxOptions) {
  const { unsent, send, canWait, concernsAll, inTurn, show, onStoredElsewhere } = options;
  let marks: Marks = new Map();
  let isBusy = false;
  let isMore = false;
  let isAway = false;
  let isOver = false;
  let written: Promise<unknown> = Promise.resolve();

  const of = (training: string) => marks.get(training) ?? none;

  function put(training: string, changes: Iterable<readonly [string, Mark | null]>): void {
    const next = new Map(of(training));
    for (const [person, mark] of changes) {
      if (mark) next.set(person, mark);
      else next.delete(person);
    }
    const all = new Map(marks);
    if (next.size > 0) all.set(training, next);
    else all.delete(training);
    marks = all;
    if (!isOver) show(marks);
  }

  /** The server is away: what is kept waits for it. */
  function wait(): void {
    isAway = true;
    for (const [training, held] of marks)
      put(
        training,
        [...held].map(([person, mark]) => [
          person,
          mark.state === 'saving' ? { ...mark, state: 'waiting' } : mark,
        ]),
      );
  }

  /** Writes an answer down, except where a later mark has taken over. */
  async function settle(training: string, batch: Batch, answer: (said: Said) => Mark | null) {
    await unsent.change(
      training,
      (before) => new Map([...before].filter(([person, said]) => !isSame(batch.get(person), said))),
    );
    const current = [...batch].filter(([person, said]) => isSame(of(training).get(person), said));
    put(
      training,
      current.map(([person, said]) => [person, answer(said)]),
    );
  }

  /** @returns whether to go on with others */
  async function store(training: string, batch: Batch): Promise<boolean> {
    try {
      await send(training, batch);
      isAway = false;
      await settle(training, batch, () => null);
      return true;
    } catch (error) {
      if (isOver) return false;
      if (canWait(error)) {
        wait();
        return false;
      }
      if (batch.size > 1 && !concernsAll(error)) {
        for (const one of batch) if (!(await store(training, new Map([one])))) return false;
        return true;
      }
      const { message } = error as Error;
      await settle(training, batch, (said) => ({ ...said, state: 'error', error: message }));
      return true;
    }
  }

  /** What the browser has: of this tab, of others, and of visits before. */
  function adopt({ batches, isAll }: KnownUnsent): void {
    for (const [training, batch] of batches) {
      const unknown = [...batch].filter(([person, said]) => {
        const known = of(training).get(person);
        return !isSame(known, said) || known?.state === 'error';
      });
      put(
        training,
        unknown.map(([person, said]) => [person, { ...said, state: isAway ? 'waiting' : 'saving' }]),
      );
    }
    if (!isAll) return;
    for (const [training, held] of marks) {
      const gone = [...held].filter(
        ([person, { state }]) => state !== 'error' && !batches.get(training)?.has(person),
      );
      if (gone.length === 0) continue;
      put(
        training,
        gone.map(([person]) => [person, null]),
      );
      onStoredElsewhere(training);
    }
  }

  async function sendAll(): Promise<void> {
    const before = written;
    await before;
    const all = await unsent.all();
    // What was marked meanwhile comes in the next turn.
    if (isOver || before !== written) return;
    adopt(all);
    for (const [training, batch] of all.batches) if (!(await store(training, batch))) return;
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
    mark(training: string, people: readonly string[], said: Said): void {
      put(
        training,
        people.map((person) => [person, { ...said, state: 'saving' }]),
      );
      const writing = written.then(() =>
        unsent.change(
          training,
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
    dropRefused(training: string, people: readonly string[]): void {
      const refused = people.filter((person) => of(training).get(person)?.state === 'error');
      if (refused.length > 0)
        put(
          training,
          refused.map((person) => [person, null]),
        );
    },
    /** Whoever marked has gone: what is not sent waits for them. */
    end(): void {
      isOver = true;
    },
  };
}

export type MarkOutbox = ReturnType<typeof createMarkOutbox>;
