import { useQueries } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { usePlaces } from '../description/places-context.ts';
import { namedRowsQuery } from '../rows/row-queries.ts';
import { useViewer } from '../viewer/viewer.ts';
import { type Held, heldWriter, referredIn } from './held-words.ts';

/**
 * Writes what fields hold as `heldWriter` does, with the names of the rows they refer to read for the screen.
 *
 * @param held all that is going to be written, so that what it refers to is asked for at once
 */
export function useHeldWords(held: readonly Held[]): (held: Held) => string | undefined {
  const i18n = useI18n();
  return heldWriter(
    i18n,
    useNames(held.flatMap(({ of, field, value }) => referredIn(of.rules[field], value))),
  );
}

/** The names of rows of any tables, as far as the person may see them and they are there. */
function useNames(referred: readonly { table: TableName; id: string }[]): (id: string) => string | undefined {
  const { language } = useI18n();
  const { has } = useViewer();
  const placeOf = usePlaces();
  const places = [...new Set(referred.map(({ table }) => table))].flatMap((table) => {
    const place = placeOf(table);
    return place && has(`${place.rights}:Read`) ? place : [];
  });
  const answers = useQueries({
    queries: places.map(({ table }) =>
      namedRowsQuery(
        table,
        referred.flatMap((each) => (each.table === table ? each.id : [])),
      ),
    ),
  });
  const names = new Map(
    places.flatMap((place, at) =>
      (answers[at]?.data ?? []).map((row) => [row.id, place.name(row, language)] as const),
    ),
  );
  const isAsking = answers.some(({ isLoading }) => isLoading);
  return (id) => names.get(id) ?? (isAsking ? '…' : undefined);
}
