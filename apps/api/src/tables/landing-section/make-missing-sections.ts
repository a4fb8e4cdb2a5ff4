import type { WriteContext } from '../../table/definition.ts';
import { insertRows } from '../../table/door.ts';
import { landingKinds } from './columns.ts';
import { landingSectionTable } from './landing-section-table.ts';

/** Gives the club the sections that it doesn't have yet, so that its page is whole from the first day: those that a newer version brings stand last. */
export async function makeMissingSections(context: WriteContext): Promise<void> {
  const { rows } = await context.client.query<{ kind: string; rank: number }>(
    'select kind, rank from landing_section',
  );
  const last = Math.max(0, ...rows.map(({ rank }) => rank));
  const missing = landingKinds.filter((kind) => kind !== 'text' && !rows.some((row) => row.kind === kind));
  await insertRows(
    context,
    landingSectionTable,
    missing.map((kind, at) => ({ kind, rank: last + at + 1 })),
  );
}
