import { type BatchResult, ClubApiError, type TableName } from '@tatami/sdk';
import { club } from '../connection.ts';
import type { RowOf } from '../list/use-entity-list.ts';

/**
 * Saves or removes many rows at once. Those that the server refuses are left as they were, and keep no other from being
 * written.
 *
 * @param items drafts to save, or ids to remove
 * @returns what became of each, in their order
 */
export async function writeEach<T extends TableName>(
  table: T,
  verb: 'save' | 'remove',
  items: readonly unknown[],
): Promise<BatchResult<RowOf<T>>[]> {
  const { batch } = club.table(table) as unknown as {
    batch: (rows: object, options?: { dryRun: true }) => Promise<BatchResult<RowOf<T>>[]>;
  };
  if (items.length === 0) return [];
  try {
    return await batch({ [verb]: items });
  } catch (error) {
    if (!(error instanceof ClubApiError) || error.code !== 'validation-failed') throw error;
    const judged = await batch({ [verb]: items }, { dryRun: true });
    // What was refused a moment ago is accepted now; to try again without end would help nobody.
    if (!judged.some(({ errors }) => errors)) throw error;
    const written = await writeEach(
      table,
      verb,
      items.filter((_, at) => !judged[at]?.errors),
    );
    return judged.map((result) => (result.errors ? result : (written.shift() ?? result)));
  }
}
