import { useQueries } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { leadsTo, type Place } from '../description/describe-place.ts';
import { usePlaces } from '../description/places-context.ts';
import type { ResolvedColumn } from '../description/resolve-columns.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useViewer } from '../viewer/viewer.ts';
import { allRowsQuery, namedRowsQuery } from './row-queries.ts';

/** What a column refers to: where that is found, and the rows of it that are known by name. */
export interface Referenced {
  place: Place;
  /** The person may see its rows. */
  isOpen: boolean;
  /** Whether they may open them, too, from where they are named. */
  isLinked?: boolean;
  /** The names by the ids of the rows. */
  names: Map<string, string>;
  /** The names are on their way for the first time. */
  isLoading?: boolean;
}

/**
 * What the columns of a table refer to, by the field. Of a table that has few rows all are known, to be chosen from; of
 * another those that rows say by nothing but their id.
 */
export function useReferences<T extends TableName>(
  columns: readonly ResolvedColumn<T>[],
  rows: readonly RowOf<T>[] | undefined,
): ReadonlyMap<string, Referenced> {
  const { language } = useI18n();
  const { has } = useViewer();
  const placeOf = usePlaces();

  const referring = columns.flatMap(({ field, rule, shows }) => {
    const place = typeof rule?.reference === 'string' && placeOf(rule.reference as TableName);
    if (!place || !field) return [];
    const isOpen = has(`${place.rights}:Read`);
    const shown = shows ? [] : (rows ?? []).map((row) => row[field as keyof Entity<T>]);
    const ids = shown.filter((each) => typeof each === 'string');
    return [{ field, place, isOpen, ids }];
  });
  const answers = useQueries({
    queries: referring.map(({ place, isOpen, ids }) => {
      const query = place.few ? allRowsQuery(place) : namedRowsQuery(place.table, ids);
      return { ...query, enabled: isOpen && (place.few !== undefined || ids.length > 0) };
    }),
  });
  return new Map(
    referring.map(({ field, place, isOpen }, at) => {
      const known = (answers[at]?.data ?? []) as readonly RowOf<TableName>[];
      const names = new Map(known.map((row) => [row.id, place.name(row, language)]));
      const isLinked = leadsTo(place, has);
      return [field, { place, isOpen, isLinked, names, isLoading: answers[at]?.isLoading === true }];
    }),
  );
}
