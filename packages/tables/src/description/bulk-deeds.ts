import type { Entity, TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { BulkDeed } from '@tatami/ui';
import { type IconComponent, TrashIcon } from '@tatami/ui/icons';
import type { FieldOf } from './fields.ts';
import type { TableTexts } from './table-texts.ts';

interface SaidDeed extends Omit<BulkDeed, 'run'> {
  /** Says what was done: “Zablokowano 3 konta.” */
  done: (count: number) => string;
}

/** A change of many rows of a table at once. */
export interface BulkChange<T extends TableName> extends SaidDeed {
  /** The fields that change, or why this row can't be changed so. */
  change: (row: Entity<T>, chosen: string) => Partial<Entity<T>> | string;
}

/** The removal of many rows of a table at once. */
export interface BulkRemoval<T extends TableName> extends SaidDeed {
  /** Why this row can't be removed so. */
  refuse?: ((row: Entity<T>) => string | undefined) | undefined;
}

/** Removes many rows of a table at once, asking before. */
export function removal<T extends TableName>(
  texts: TableTexts,
  refuse?: BulkRemoval<T>['refuse'],
): BulkRemoval<T> {
  return {
    label: texts.general('bulk.remove'),
    icon: TrashIcon,
    question: (count) => texts.general('bulk.remove.question', { count }),
    description: texts.maybe('bulk.remove.text') ?? texts.own('remove.text'),
    done: (count) => texts.general('bulk.remove.done', { count }),
    refuse,
  };
}

/** Gives many rows of a table the same value of an enumeration. */
export function choice<T extends TableName>(
  texts: TableTexts,
  field: FieldOf<T>,
  icon: IconComponent,
  { enum: values = [] }: FieldRules,
  /** What changes with it. */
  along?: (row: Entity<T>, chosen: string) => Partial<Entity<T>>,
): BulkChange<T> {
  return {
    label: texts.own(`bulk.${field}`),
    icon,
    options: values.map(String).map((value) => ({ value, label: texts.choice(field, value) })),
    change: (row, chosen) => ({ [field]: chosen, ...along?.(row, chosen) }) as Partial<Entity<T>>,
    done: (count) => texts.own(`bulk.${field}.done`, { count }),
  };
}
