import { useInfiniteQuery } from '@tanstack/react-query';
import { ClubApiError, type Entity } from '@tatami/sdk';
import { Skeleton, Stack, useToast } from '@tatami/ui';
import { type ChangeEntry, ChangeHistory } from '@tatami/ui/ChangeHistory';
import { club } from '../api/club.ts';
import { refreshTables } from '../api/refresh-tables.ts';
import { clubToday } from '../club/club-zone.ts';
import type { Values } from '../form/validate.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { MessageKey, Translate } from '../i18n/translator.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import type { Right } from '../rights.ts';
import type { Table } from '../table/table.ts';
import { tableTexts, textKeys } from '../table/table-texts.ts';
import { useViewer } from '../viewer.ts';
import { changedSince, changesOf, isTakenBackBy, takenBack, writtenFields } from './change.ts';
import { historyQuery } from './history-query.ts';
import { useHeldWords } from './use-held-words.ts';
import { useHistoryLabels } from './use-history-labels.ts';

interface RowHistoryProps {
  of: Table;
  id: string;
  /** Told of the row as a change that was taken back has left it. */
  onReverted?: ((row: Values) => void) | undefined;
}

/** Who changed what in one row, and when; whoever may write takes a change back. */
export function RowHistory({ of: table, id, onReverted }: RowHistoryProps) {
  const { t, timeZone } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const labels = useHistoryLabels();
  const query = useInfiniteQuery(historyQuery(table.place.table, id));
  const lines = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const entries = useEntries(table, lines);
  const { get, save } = club.table(table.place.table) as unknown as WrittenRows;
  const { update } = table.contract.access;
  const mayRevert = update !== undefined && has(update.right as Right);

  async function revert(entry: string): Promise<string | undefined> {
    const line = lines.find((each) => each.id === entry);
    if (!line) return undefined;
    const changes = changesOf(line);
    const fields = writtenFields(changes, table.rules);
    try {
      const row = await get(id);
      const again = changedSince(row, changes, fields, table.rules);
      if (again.length > 0) {
        const names = again.map((field) => tableTexts(t, table.place.table).field(field));
        return t('history.revert.conflict', { fields: names.join(', ') });
      }
      const saved = await save(takenBack(row, changes, fields));
      onReverted?.(saved);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      return [error.detail, ...Object.values(error.fields)].join(' ');
    }
    await refreshTables(table.place.table, 'audit-log');
    toast({ message: t('history.revert.done'), tone: 'success' });
    return undefined;
  }

  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!query.data) {
    return (
      <Stack space={16}>
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  return (
    <ChangeHistory
      entries={entries}
      labels={labels}
      timeZone={timeZone}
      today={clubToday()}
      onShowMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      loadingMore={query.isFetchingNextPage}
      onRevert={mayRevert ? revert : undefined}
    />
  );
}

interface WrittenRows {
  get: (id: string) => Promise<Values>;
  save: (row: Values) => Promise<Values>;
}

/** The lines of the log in words. What has no name is the server's own bookkeeping, and is left out. */
function useEntries(table: Table, lines: readonly Entity<'audit-log'>[]): ChangeEntry[] {
  const { t } = useI18n();
  const { rules } = table;
  const texts = tableTexts(t, table.place.table);
  const write = useHeldWords(
    table,
    lines.flatMap((line) =>
      Object.entries(changesOf(line)).flatMap(([field, held]) =>
        held.map((value) => [field, value] as const),
      ),
    ),
  );
  return lines.map((line, at): ChangeEntry => {
    const changes = changesOf(line);
    const written = writtenFields(changes, rules);
    const revertible = line.verb === 'update' && written.length > 0;
    const named = Object.keys(rules).filter(
      (field) => field in changes && texts.field(field) !== textKeys.field(table.place.table, field)[0],
    );
    return {
      id: line.id,
      at: line.createdAt,
      author: authorOf(line, t('history.unknown')),
      deed: `– ${verbWords(t, line.verb)}`,
      changes: named.map((field) => ({
        id: field,
        label: texts.field(field),
        before: write(field, changes[field]?.[0]),
        after: write(field, changes[field]?.[1]),
        stays: !written.includes(field),
      })),
      revertible,
      reverted:
        revertible &&
        lines.slice(0, at).some((later) => isTakenBackBy(changesOf(later), changes, written, rules)),
    };
  });
}

/** What was done, in words; what has no word yet, by its name in the log. */
function verbWords(t: Translate, verb: string): string {
  const key = `audit-log.verb.${verb}` as MessageKey;
  const text = t(key);
  return text === key ? verb : text.toLocaleLowerCase();
}

function authorOf(
  { user, username, userFirstName, userLastName }: Entity<'audit-log'>,
  unknown: string,
): ChangeEntry['author'] {
  if (!user) return undefined;
  return { firstName: userFirstName ?? username ?? unknown, lastName: userLastName ?? '' };
}
