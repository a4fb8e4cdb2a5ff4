import { ClubApiError, type Draft, type Entity, type SavableTableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { club } from '../api/club.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { useUnsavedChanges } from '../router/use-unsaved-changes.ts';
import { changedFields, mergeChanges } from './merge.ts';
import { type Binding, type TextBinding, useFields } from './use-fields.ts';
import { type FieldErrors, type Rules, type Values, validate } from './validate.ts';

/** A table with a form: its rules are known and it can be saved. */
export type FormTable = SavableTableName;
export type FieldName<T extends FormTable> = Extract<keyof Draft<T>, string>;

interface EntityFormOptions<T extends FormTable> {
  /** Of its table. */
  rules: TableRules<T>;
  /** What the form starts with; an entity with an id is changed, one without is made. */
  initial: Draft<T>;
  onSaved: (saved: Entity<T>) => void;
  /** In place of the table's own save. */
  save?: ((draft: Draft<T>) => Promise<Entity<T>>) | undefined;
  /** What the contract's rules can't say: whole-form rules, by field. */
  check?: (draft: Draft<T>) => FieldErrors;
}

/** A form in which one's own changes stand on top of what somebody else saved meanwhile. */
export interface Merged {
  /** The fields that both have changed, each in their own way. */
  conflicts: readonly { name: string; mine: unknown; theirs: unknown }[];
  /** Whose version of a field stands in the form. */
  keep: (name: string, side: 'mine' | 'theirs') => void;
  takeTheirs: () => void;
}

export interface EntityForm<T extends FormTable> {
  values: Draft<T>;
  change: (changes: Partial<Draft<T>>) => void;
  /** For text, dates, times and selects; an empty one is stored as nothing. `tidy` rewrites what was typed. */
  text: (name: FieldName<T>, tidy?: (typed: string) => string) => TextBinding;
  number: (
    name: FieldName<T>,
  ) => Binding & { value: number | null; onValueChange: (value: number | null) => void };
  flag: (name: FieldName<T>) => {
    name: string;
    checked: boolean;
    onCheckedChange: (checked: boolean) => void;
  };
  errors: FieldErrors;
  /** What was wrong with the whole, in the server's words. */
  failure: string | null;
  /** Somebody else saved meanwhile: one's own changes now stand on top of theirs, and can be given up. */
  merged: Merged | null;
  isSaving: boolean;
  isDirty: boolean;
  /** Takes what was stored meanwhile, with one's own changes on top. */
  rebase: (stored: Entity<T>) => void;
  submit: (event?: FormEvent) => void;
}

/** An entity as a form holds it: by the names of its fields. */
const valuesOf = (entity: object): Values => entity as Values;

/**
 * A form of one entity. It checks by the contract's rules, shows the server's findings at their fields, asks before
 * an unsaved edit is lost, and keeps the edit when somebody else has saved the same entity meanwhile.
 */
export function useEntityForm<T extends FormTable>({
  rules: { name: table, fields: fieldRules },
  initial,
  onSaved,
  save,
  check,
}: EntityFormOptions<T>): EntityForm<T> {
  const { t } = useI18n();
  const rules = fieldRules as Rules;
  const [base, setBase] = useState(() => valuesOf(initial));
  const fields = useFields(rules, valuesOf(initial));
  const { values, setValues, errors, setErrors, show } = fields;
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const [conflicts, setConflicts] = useState<Merged['conflicts']>([]);
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = useRef(false);

  const isDirty = changedFields(base, values).length > 0 || theirs !== null;
  useUnsavedChanges(() => isDirty && !isSaved.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was saved is what the form starts from
  useEffect(() => {
    isSaved.current = false;
  }, [base]);

  async function send(draft: Draft<T>): Promise<void> {
    setIsSaving(true);
    setFailure(null);
    try {
      const saved = await (save ?? saveInTable(table))(draft);
      // Before React renders anew: what follows may leave the page.
      isSaved.current = true;
      setBase(valuesOf(saved));
      setValues(valuesOf(saved));
      setTheirs(null);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      if (error.status === 409 && draft.id && (await mergeStale(draft.id))) return;
      if (Object.keys(error.fields).length > 0) show(error.fields);
      setFailure(error.detail);
    } finally {
      setIsSaving(false);
    }
  }

  /** @returns whether the conflict was one of versions, and is settled in the form now. */
  async function mergeStale(id: string): Promise<boolean> {
    const stored = valuesOf(await club.table(table).get(id));
    if (stored.version === base.version) return false;
    rebase(stored);
    setTheirs(stored);
    return true;
  }

  function rebase(stored: Values): void {
    const merge = mergeChanges(base, values, stored);
    setBase(stored);
    setValues(merge.values);
    setConflicts(merge.conflicts.map((name) => ({ name, mine: values[name], theirs: stored[name] })));
    setErrors(Object.fromEntries(merge.conflicts.map((name) => [name, conflictText(stored[name])])));
  }

  function conflictText(stored: unknown): string {
    const isLegible =
      typeof stored === 'number' || (typeof stored === 'string' && !/^[0-9a-f-]{36}$/.test(stored));
    return isLegible ? t('form.conflict.value', { value: stored }) : t('form.conflict.field');
  }

  return {
    values: values as Draft<T>,
    change: (changes) => fields.change(changes),
    text: fields.text,
    number: fields.number,
    flag: fields.flag,
    errors,
    failure,
    merged: theirs && {
      conflicts,
      keep: (name, side) => {
        const conflict = conflicts.find((each) => each.name === name);
        if (conflict) fields.change({ [name]: conflict[side] });
      },
      takeTheirs: () => {
        setValues(theirs);
        setTheirs(null);
        setErrors({});
      },
    },
    isSaving,
    isDirty,
    rebase: (stored) => {
      rebase(valuesOf(stored));
      if (isDirty) setTheirs(valuesOf(stored));
    },
    submit: (event) => {
      fields.take(event);
      if (isSaving) return;
      const draft = values as Draft<T>;
      const found = { ...validate(rules, values, t), ...check?.(draft) };
      if (Object.keys(found).length > 0) show(found);
      else void send(draft);
    },
  };
}

function saveInTable<T extends FormTable>(table: T) {
  const { save } = club.table(table) as unknown as { save: (draft: Draft<T>) => Promise<Entity<T>> };
  return save;
}
