import type { Draft, Entity, TableName } from '@tatami/sdk';
import type { IconComponent } from '@tatami/ui/icons';
import { useState } from 'react';
import { useUnsavedChanges } from '../router/use-unsaved-changes.ts';
import type { Failure } from './change-each.ts';

interface BulkAction {
  label: string;
  icon: IconComponent;
  /** “Zablokowano 3 konta.” */
  done: (count: number, chosen: string) => string;
}

/** A change of many rows of a list at once. */
export interface BulkChange<T extends TableName> extends BulkAction {
  /** Asked before it is done; the change is made with what was chosen. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The fields that change, or why this row can't be changed so. */
  change: (row: Entity<T>, chosen: string) => Partial<Entity<T>> | string;
}

/** The removal of many rows of a list at once. Asked about before, and undone when asked. */
export interface BulkRemoval<T extends TableName> extends BulkAction {
  /** “Odebrać 3 prawa?” */
  question: (count: number) => string;
  /** What comes of it. */
  description: string;
  /** Why this row can't be removed so. */
  refuse?: ((row: Entity<T>) => string | undefined) | undefined;
  /** What the row is made of anew. */
  again: (row: Entity<T>) => Draft<T>;
}

export interface BulkChanges<T extends TableName> {
  /** A row's name, to say which one failed. */
  nameOf: (row: Entity<T>) => string;
  /** Tables whose rows tell something of these ones: a change has them read anew. */
  refreshes?: readonly TableName[] | undefined;
  changes: readonly (BulkChange<T> | BulkRemoval<T>)[];
}

/** The rows that are selected, and how far something is that is done with them. */
export function useSelectedRows() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useUnsavedChanges(() => progress !== null);
  return { selected, setSelected, progress, setProgress, failures, setFailures };
}

export type SelectedRows = ReturnType<typeof useSelectedRows>;
