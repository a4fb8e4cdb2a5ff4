'use client';

import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import type { TableLabels } from '../DataTable/labels.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ItemList, type ListItem } from '../ItemList/ItemList.tsx';
import type { AddressedPlace } from '../RecordList/use-addressed-view.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Facet, groupRows, narrowRows } from './facets.ts';

export { type Facet, narrowedTo } from './facets.ts';

/** The words beside those of its filters. */
export interface FacetedListLabels {
  /** The words before the ways to group. */
  groupedBy: string;
  /** How many there are. */
  count: (rows: number) => string;
  /** There is none such. */
  empty: string;
  /** What would change that. */
  emptyText: string;
}

export interface FacetedListProps<Row> {
  /** All there are, in their order. */
  rows: readonly Row[];
  /** What they are narrowed by; the first of those that group is how they stand at first. */
  facets: readonly Facet<Row>[];
  /** Draws one of them, under a value of the facet it is grouped by. */
  itemOf: (row: Row, groupedBy: string) => ListItem;
  /** The address, which keeps what is chosen: `by` the facet that groups, and each facet under its own name. */
  place: AddressedPlace;
  /** Whether the items are not here yet. */
  loading?: boolean | undefined;
  /** The words. */
  labels: FacetedListLabels;
  /** The words of the filters. */
  filterLabels: TableLabels;
}

/** A collection that is here as a whole, to look into: narrowed by what its rows have, and grouped by one of that. */
export function FacetedList<Row>({
  rows,
  facets,
  itemOf,
  place: { params, setParams },
  loading = false,
  labels,
  filterLabels,
}: FacetedListProps<Row>): ReactNode {
  const ways = facets.filter(({ groups }) => groups);
  const grouping = ways.find(({ id }) => id === params.get('by')) ?? ways[0];
  const left = narrowRows(rows, facets, params);
  const chosen = facets.flatMap(({ id }) => {
    const oneOf = params.get(id)?.split(',').filter(Boolean) ?? [];
    return oneOf.length > 0 ? [[id, { oneOf }] as const] : [];
  });
  return (
    <Stack space={16}>
      <Inline space={12} align="end" justify="between">
        <FilterBar
          columns={facets.map(({ id, header, choices }) => ({ id, header, filter: { choices } }))}
          value={Object.fromEntries(chosen)}
          onValueChange={(filters) =>
            setParams(Object.fromEntries(facets.map(({ id }) => [id, filters[id]?.oneOf?.join(',') || null])))
          }
          labels={filterLabels}
        />
        {grouping && (
          <div data-paper="none">
            <SegmentedControl
              label={labels.groupedBy}
              value={grouping.id}
              onValueChange={(id) => setParams({ by: id === ways[0]?.id ? null : id })}
              options={ways.map(({ id, groups = '' }) => ({ value: id, label: groups }))}
            />
          </div>
        )}
      </Inline>
      <Text tone="muted" size="small">
        {labels.count(left.length)}
      </Text>
      {!loading && left.length === 0 && (
        <Card>
          <EmptyState title={labels.empty} description={labels.emptyText} />
        </Card>
      )}
      {grouping &&
        groupRows(left, grouping).map(({ value, label, rows: under }) => (
          <Card key={value} title={label} padding="none" bleed>
            <ItemList items={under.map((row) => itemOf(row, grouping.id))} />
          </Card>
        ))}
    </Stack>
  );
}
