import { useQueries } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import type { ChangeEntry } from '@tatami/ui/ChangeHistory';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { usePlaces } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import { tableTexts, textKeys } from '../description/table-texts.ts';
import { pictureFieldOf } from '../pictures/picture-field-of.ts';
import type { Right } from '../viewer/rights.ts';
import { useViewer } from '../viewer/viewer.ts';
import { changesOf, isTakenBackBy, writtenFields } from './change.ts';
import type { Held } from './held-words.ts';
import { verbWord } from './log-words.ts';
import { useHeldWords } from './use-held-words.ts';

export type LogLine = Entity<'audit-log'>;

/** The descriptions of tables, as far as they have come. */
export function useDescriptions(tables: readonly string[]): (table: string) => Table | undefined {
  const placeOf = usePlaces();
  const wanted = [...new Set(tables)] as TableName[];
  const answers = useQueries({
    queries: wanted.map((table) => ({
      queryKey: ['description', table],
      queryFn: () => placeOf(table)?.load?.() ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return (table) => answers[wanted.indexOf(table as TableName)]?.data ?? undefined;
}

/** The lines of the log in words. What has no name is the server's own bookkeeping, and is left out. */
export function useLogEntries(lines: readonly LogLine[]): ChangeEntry[] {
  const { t } = useI18n();
  const { has } = useViewer();
  const tableOf = useDescriptions(lines.map(({ table }) => table));
  const held = (line: LogLine): Held[] => {
    const of = tableOf(line.table);
    return Object.entries(of ? changesOf(line) : {}).flatMap(([field, values]) =>
      values.map((value) => ({ of: of as Table, field, value })),
    );
  };
  const write = useHeldWords(lines.flatMap(held));
  return lines.map((line, at): ChangeEntry => {
    const of = tableOf(line.table);
    const changes = changesOf(line);
    const entry = {
      id: line.id,
      at: line.createdAt,
      author: authorOf(line, t('history.unknown')),
      deed: `– ${verbWord(t, line.verb).toLocaleLowerCase()}`,
    };
    if (!of) return { ...entry, changes: [] };
    const texts = tableTexts(t, of.place.table);
    const written = writtenFields(changes, of.rules);
    const { update } = of.contract.access;
    const mayWrite = update !== undefined && has(update.right as Right);
    const pictured = pictureFieldOf(of.rules);
    // The bytes of another picture are gone with it.
    const isGone = pictured !== undefined && pictured in changes;
    const revertible = mayWrite && line.verb === 'update' && written.length > 0 && !isGone;
    const isNamed = (field: string) => texts.field(field) !== textKeys.field(of.place.table, field)[0];
    return {
      ...entry,
      changes: Object.keys(of.rules)
        .filter((field) => field in changes && isNamed(field))
        .map((field) => ({
          id: field,
          label: texts.field(field),
          before: write({ of, field, value: changes[field]?.[0], side: 'before' }),
          after: write({ of, field, value: changes[field]?.[1], side: 'after' }),
          stays: !written.includes(field),
        })),
      revertible,
      reverted:
        revertible &&
        lines
          .slice(0, at)
          .some(
            ({ row, ...later }) =>
              row === line.row && isTakenBackBy(changesOf(later), changes, written, of.rules),
          ),
    };
  });
}

function authorOf(
  { user, username, userFirstName, userLastName }: LogLine,
  unknown: string,
): ChangeEntry['author'] {
  if (!user) return undefined;
  return { firstName: userFirstName ?? username ?? unknown, lastName: userLastName ?? '' };
}
