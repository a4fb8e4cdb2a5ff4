import type { WriteContext } from '../../table/definition.ts';

/** What the files are called that are handed in with an answer, in the order in which they came. */
export async function namesOfFiles({ client }: WriteContext, submission: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from homework_file where submission = $1 and discarded_at is null order by id',
    [submission],
  );
  return rows.map(({ name }) => name);
}
