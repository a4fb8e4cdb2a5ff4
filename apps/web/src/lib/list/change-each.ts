/** A row that was not changed, and why. */
export interface Failure {
  id: string;
  name: string;
  reason: string;
}

export interface EachOptions<Row> {
  ids: readonly string[];
  read: (id: string) => Promise<Row>;
  nameOf: (row: Row) => string;
  /** What to tell of an error; `null` when it is none of ours and ends all. */
  reasonOf: (error: unknown) => string | null;
  onProgress: (done: number) => void;
}

interface ChangeOptions<Row> extends EachOptions<Row> {
  /** As it is stored now, with the version that its change must name. */
  read: (id: string) => Promise<Row>;
  /** The fields that change, or why this row can't be changed so. */
  change: (row: Row) => Partial<Row> | string;
  save: (row: Row) => Promise<Row>;
}

interface Changed<Row> {
  row: Row;
  /** The changed fields as they were. */
  was: Partial<Row>;
}

/** How many rows are on their way at once. */
const beside = 4;

/**
 * Reads each row and does one thing with it, by itself: one that fails keeps no other from being done.
 *
 * @param act what it came to; `undefined` when there was nothing to do, a text when it can't be done with this row
 */
export async function withEach<Row, Done extends object>(
  { ids, read, nameOf, reasonOf, onProgress }: EachOptions<Row>,
  act: (row: Row) => Promise<Done | undefined> | string,
): Promise<{ done: Done[]; failed: Failure[] }> {
  const done: Done[] = [];
  const failed: Failure[] = [];
  let count = 0;

  async function actOnOne(id: string): Promise<void> {
    let name = id;
    try {
      const row = await read(id);
      name = nameOf(row);
      const begun = act(row);
      if (typeof begun === 'string') {
        failed.push({ id, name, reason: begun });
        return;
      }
      const result = await begun;
      if (result) done.push(result);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      failed.push({ id, name, reason });
    } finally {
      count += 1;
      onProgress(count);
    }
  }

  const left = [...ids];
  const worker = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await actOnOne(id);
  };
  await Promise.all(Array.from({ length: beside }, worker));
  return { done, failed };
}

/** Changes and saves each row. One that is so already is not saved again. */
export async function changeEach<Row extends object>({
  change,
  save,
  ...each
}: ChangeOptions<Row>): Promise<{ changed: Changed<Row>[]; failed: Failure[] }> {
  const { done, failed } = await withEach(each, (row): Promise<Changed<Row> | undefined> | string => {
    const fields = change(row);
    if (typeof fields === 'string') return fields;
    const names = Object.keys(fields) as (keyof Row)[];
    if (names.every((field) => row[field] === fields[field])) return Promise.resolve(undefined);
    const was = Object.fromEntries(names.map((field) => [field, row[field]])) as Partial<Row>;
    return save({ ...row, ...fields }).then((saved) => ({ row: saved, was }));
  });
  return { changed: done, failed };
}
