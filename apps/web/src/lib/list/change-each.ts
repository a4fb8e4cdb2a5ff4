/** A row that was not changed, and why. */
export interface Failure {
  id: string;
  name: string;
  reason: string;
}

interface EachOptions<Row> {
  ids: readonly string[];
  /** As it is stored now, with the version that its change must name. */
  read: (id: string) => Promise<Row>;
  /** The fields that change, or why this row can't be changed so. */
  change: (row: Row) => Partial<Row> | string;
  save: (row: Row) => Promise<Row>;
  nameOf: (row: Row) => string;
  /** What to tell of an error; `null` when it is none of ours and ends all. */
  reasonOf: (error: unknown) => string | null;
  onProgress: (done: number) => void;
}

interface Changed<Row> {
  row: Row;
  /** The changed fields as they were. */
  was: Partial<Row>;
}

/** How many rows are on their way at once. */
const beside = 4;

/** Reads, changes and saves each row by itself: one that fails keeps no other from being changed. */
export async function changeEach<Row extends { id: string }>({
  ids,
  read,
  change,
  save,
  nameOf,
  reasonOf,
  onProgress,
}: EachOptions<Row>): Promise<{ changed: Changed<Row>[]; failed: Failure[] }> {
  const changed: Changed<Row>[] = [];
  const failed: Failure[] = [];
  let done = 0;

  async function changeOne(id: string): Promise<void> {
    let name = id;
    try {
      const row = await read(id);
      name = nameOf(row);
      const fields = change(row);
      if (typeof fields === 'string') {
        failed.push({ id, name, reason: fields });
        return;
      }
      const names = Object.keys(fields) as (keyof Row)[];
      if (names.every((field) => row[field] === fields[field])) return;
      const was = Object.fromEntries(names.map((field) => [field, row[field]])) as Partial<Row>;
      changed.push({ row: await save({ ...row, ...fields }), was });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      failed.push({ id, name, reason });
    } finally {
      done += 1;
      onProgress(done);
    }
  }

  const left = [...ids];
  const worker = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await changeOne(id);
  };
  await Promise.all(Array.from({ length: beside }, worker));
  return { changed, failed };
}
