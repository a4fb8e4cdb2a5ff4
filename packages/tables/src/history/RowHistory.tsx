import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { ClubApiError, type TableName } from '@tatami/sdk';
import { Skeleton, Stack, useToast } from '@tatami/ui';
import { ChangeHistory } from '@tatami/ui/ChangeHistory';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { useState } from 'react';
import { club } from '../connection.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { Values } from '../form/validate.ts';
import { UserFace } from '../pictures/UserFace.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { refreshTables } from '../rows/refresh-tables.ts';
import { changedSince, changesOf, takenBack, writtenFields } from './change.ts';
import { historyQuery } from './history-query.ts';
import { tableWord } from './log-words.ts';
import { useHistoryLabels } from './use-history-labels.ts';
import { useDescriptions, useLogEntries } from './use-log-entries.ts';

export interface RowHistoryProps {
  id: string;
  /** The rows of other tables that belong to it: what became of them is told too, each by what it is. */
  related?: readonly string[] | undefined;
  /** What finds out which rows those are, where that has to be asked first. */
  finding?: UseQueryResult | undefined;
  /** Receives the row as a change that was taken back has left it. */
  onReverted?: ((row: Values) => void) | undefined;
}

const none: readonly string[] = [];

/** Who changed what in one row and what belongs to it, and when; whoever may write takes a change back. */
export function RowHistory({ id, related = none, finding, onReverted }: RowHistoryProps) {
  const { t, timeZone } = useI18n();
  const toast = useToast();
  const labels = useHistoryLabels();
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, page) => ({
      ...historyQuery([id, ...related], page),
      enabled: !finding || finding.data !== undefined,
    })),
  });
  const lines = pages.flatMap(({ data }) => data?.results ?? []);
  const tableOf = useDescriptions(lines.map(({ table }) => table));
  const entries = useLogEntries(lines).map(({ author, ...told }, at) => {
    const { row = id, table = '', name, user, userPicture = null } = lines[at] ?? {};
    const person = author && user && { ...author, id: user, picture: userPicture };
    const entry = { ...told, author: author && { ...author, face: person && <UserFace person={person} /> } };
    if (row === id) return entry;
    const word = tableWord(t, table).toLocaleLowerCase();
    return { ...entry, deed: `${entry.deed}:`, subject: { label: name ? `${word} (${name})` : word } };
  });

  async function revert(entry: string): Promise<string | undefined> {
    const line = lines.find((each) => each.id === entry);
    const of = line && tableOf(line.table);
    if (!of) return undefined;
    const { get, save } = club.table(line.table as TableName) as unknown as WrittenRows;
    const changes = changesOf(line);
    const fields = writtenFields(changes, of.rules);
    try {
      const row = await get(line.row);
      const again = changedSince(row, changes, fields, of.rules);
      if (again.length > 0) {
        const names = again.map((field) => tableTexts(t, of.place.table).field(field));
        return t('history.revert.conflict', { fields: names.join(', ') });
      }
      const saved = await save(takenBack(row, changes, fields));
      if (line.row === id) onReverted?.(saved);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      return error.message;
    }
    await refreshTables(line.table as TableName, 'audit-log');
    toast({ message: t('history.revert.done'), severity: 'success' });
    return undefined;
  }

  const last = pages.at(-1);
  const failed = [finding, ...pages].find((each) => each?.isLoadingError);
  if (failed && lines.length === 0) return <QueryFailure query={failed} />;
  if (!pages[0]?.data) {
    return (
      <Stack space={16}>
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  const mayHaveMore = !failed && (!last?.data || last.data.links.next);
  return (
    <Stack space={16}>
      <ChangeHistory
        entries={entries}
        labels={labels}
        timeZone={timeZone}
        today={localDate(new Date(), timeZone)}
        onShowMore={mayHaveMore ? () => setPageCount(pageCount + 1) : undefined}
        loadingMore={last?.isLoading}
        onRevert={revert}
      />
      {failed && <QueryFailure query={failed} />}
    </Stack>
  );
}

interface WrittenRows {
  get: (id: string) => Promise<Values>;
  save: (row: Values) => Promise<Values>;
}
