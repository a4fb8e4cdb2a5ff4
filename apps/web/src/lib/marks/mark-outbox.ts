/** What stands beside a name: what was asked for last, and how far it has got. */
export interface Mark<Status> {
  status: Status;
  /** On its way; waiting for the server; or refused. */
  state: 'saving' | 'waiting' | 'error';
  error?: string;
}

/** Statuses by person. */
export type Batch<Status> = ReadonlyMap<string, Status>;

/** What is not stored yet, by training and person, as the browser keeps it for this visit and the next. */
export interface UnsentMarks<Status> {
  all: () => Promise<ReadonlyMap<string, Batch<Status>>>;
  change: (training: string, change: (before: Batch<Status>) => Batch<Status>) => Promise<void>;
}

export interface MarkOutboxOptions<Status> {
  unsent: UnsentMarks<Status>;
  /** Stores several marks, all or none. @throws with a message for a person */
  send: (training: string, batch: Batch<Status>) => Promise<void>;
  /** Whether the same may succeed later: nothing is refused by it. */
  canWait: (error: unknown) => boolean;
  /** Whether an error says nothing of any mark in particular, such as that the training is gone. */
  concernsAll: (error: unknown) => boolean;
  /** Lets one tab at a time do it. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Something waits that was sent for nothing; whoever knows better says when to go on. */
  onWait: () => void;
  /** Marks of a training were stored by another tab. */
  onStoredElsewhere: (training: string) => void;
}

const none: ReadonlyMap<string, Mark<never>> = new Map();

/**
 * Stores marks as fast as the network allows, and keeps them until it is there: one request at a time, with all that was
 * marked during the one before. When a batch is refused its marks are tried one by one, so that each name gets its own
 * answer. A mark that was refused stays until it is set again, or dropped.
 */
export function createMarkOutbox<Status>(options: MarkOutboxOptions<Status>) {
  const { unsent, send, canWait, concernsAll, inTurn, onWait, onStoredElsewhere } = options;
  let marks: ReadonlyMap<string, ReadonlyMap<string, Mark<Status>>> = new Map();
  const listeners = new Set<() => void>();
  let isBusy = false;
  let isMore = false;
  let isAway = false;
  let isOver = false;
  let written: Promise<unknown> = Promise.resolve();

  const of = (training: string): ReadonlyMap<string, Mark<Status>> => marks.get(training) ?? none;

  function put(training: string, changes: Iterable<readonly [string, Mark<Status> | null]>): void {
    const next = new Map(of(training));
    for (const [person, mark] of changes) {
      if (mark) next.set(person, mark);
      else next.delete(person);
    }
    const all = new Map(marks);
    if (next.size > 0) all.set(training, next);
    else all.delete(training);
    marks = all;
    for (const listener of listeners) listener();
  }

  /** Writes an answer down, except where a later mark has taken over. */
  async function settle(
    training: string,
    batch: Batch<Status>,
    answer: (status: Status) => Mark<Status> | null,
  ) {
    await unsent.change(
      training,
      (before) => new Map([...before].filter(([person, status]) => batch.get(person) !== status)),
    );
    const current = [...batch].filter(([person, status]) => of(training).get(person)?.status === status);
    put(
      training,
      current.map(([person, status]) => [person, answer(status)]),
    );
  }

  /** @returns whether to go on with others */
  async function store(training: string, batch: Batch<Status>): Promise<boolean> {
    try {
      await send(training, batch);
      isAway = false;
      await settle(training, batch, () => null);
      return true;
    } catch (error) {
      if (isOver) return false;
      if (canWait(error)) {
        isAway = true;
        for (const [each, held] of marks)
          put(
            each,
            [...held].map(([person, mark]) => [
              person,
              mark.state === 'saving' ? { ...mark, state: 'waiting' } : mark,
            ]),
          );
        onWait();
        return false;
      }
      if (batch.size > 1 && !concernsAll(error)) {
        for (const one of batch) if (!(await store(training, new Map([one])))) return false;
        return true;
      }
      const { message } = error as Error;
      await settle(training, batch, (status) => ({ status, state: 'error', error: message }));
      return true;
    }
  }

  /** What the browser has: of this tab, of others, and of visits before. */
  function adopt(all: ReadonlyMap<string, Batch<Status>>): void {
    for (const [training, batch] of all) {
      const unknown = [...batch].filter(([person, status]) => {
        const known = of(training).get(person);
        return known?.status !== status || known.state === 'error';
      });
      put(
        training,
        unknown.map(([person, status]) => [person, { status, state: isAway ? 'waiting' : 'saving' }]),
      );
    }
    for (const [training, held] of marks) {
      const gone = [...held].filter(
        ([person, { state }]) => state !== 'error' && !all.get(training)?.has(person),
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
    for (const [training, batch] of all) if (!(await store(training, batch))) return;
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
    of,
    all: () => marks,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark(training: string, people: readonly string[], status: Status): void {
      put(
        training,
        people.map((person) => [person, { status, state: isAway ? 'waiting' : 'saving' }]),
      );
      written = written.then(() =>
        unsent.change(
          training,
          (before) => new Map([...before, ...people.map((each) => [each, status] as const)]),
        ),
      );
      if (!isAway) void work();
    },
    /** Sends what waits, or was left by a visit before. */
    goOn(): void {
      isAway = false;
      void work();
    },
    /** What was refused has been seen. */
    dropRefused(training: string): void {
      put(
        training,
        [...of(training)].filter(([, { state }]) => state === 'error').map(([person]) => [person, null]),
      );
    },
    /** Whoever marked has gone: what is not sent waits for them. */
    end(): void {
      isOver = true;
    },
  };
}

export type MarkOutbox<Status> = ReturnType<typeof createMarkOutbox<Status>>;
