/** What stands beside a name: what was asked for last, and how far it has got. */
export interface Mark<Status> {
  status: Status;
  state: 'saving' | 'error';
  error?: string;
}

/** Statuses by person. */
export type Batch<Status> = ReadonlyMap<string, Status>;

export interface MarkQueueOptions<Status> {
  /** Stores several marks, all or none. @throws with a message for a person */
  send: (batch: Batch<Status>) => Promise<void>;
  /** Whether an error says nothing of any mark in particular, such as that there is no network. */
  concernsAll: (error: unknown) => boolean;
  onChange: (marks: ReadonlyMap<string, Mark<Status>>) => void;
}

/**
 * Stores marks as fast as the network allows: one request at a time, with all that was marked during the one before.
 * When a batch is refused its marks are tried one by one, so that each name gets its own answer. A mark that failed
 * stays until it is set again.
 */
export function createMarkQueue<Status>({ send, concernsAll, onChange }: MarkQueueOptions<Status>) {
  let marks: ReadonlyMap<string, Mark<Status>> = new Map();
  let isBusy = false;

  function put(changes: Iterable<[string, Mark<Status> | null]>): void {
    const next = new Map(marks);
    for (const [personId, mark] of changes) {
      if (mark) next.set(personId, mark);
      else next.delete(personId);
    }
    marks = next;
    onChange(marks);
  }

  /** Writes an answer down, except where a later mark has taken over. */
  function settle(batch: Batch<Status>, answer: (status: Status) => Mark<Status> | null): void {
    const current = [...batch].filter(([personId, status]) => marks.get(personId)?.status === status);
    put(current.map(([personId, status]) => [personId, answer(status)]));
  }

  async function store(batch: Batch<Status>): Promise<void> {
    try {
      await send(batch);
      settle(batch, () => null);
    } catch (error) {
      if (batch.size > 1 && !concernsAll(error)) {
        for (const one of batch) if (waiting().has(one[0])) await store(new Map([one]));
      } else {
        const { message } = error as Error;
        settle(batch, (status) => ({ status, state: 'error', error: message }));
      }
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (let batch = waiting(); batch.size > 0; batch = waiting()) await store(batch);
    isBusy = false;
  }

  function waiting(): Batch<Status> {
    const saving = [...marks].filter(([, { state }]) => state === 'saving');
    return new Map(saving.map(([personId, { status }]) => [personId, status]));
  }

  return {
    mark(personIds: readonly string[], status: Status): void {
      put(personIds.map((personId) => [personId, { status, state: 'saving' }]));
      if (!isBusy) void work();
    },
    /** What is not sent yet never is: whoever marked it has gone. */
    giveUp(): void {
      settle(waiting(), (status) => ({ status, state: 'error' }));
    },
    /** Something is not stored yet. */
    isUnsettled: () => marks.size > 0,
  };
}
