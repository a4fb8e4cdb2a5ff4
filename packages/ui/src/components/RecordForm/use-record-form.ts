import { useRef, useState } from 'react';
import type { ConflictSide } from '../ConflictChoice/ConflictChoice.tsx';
import type { FormConflictLabels } from './labels.ts';
import { changedFields, mergeChanges } from './merge-changes.ts';
import { type FieldErrors, type FormValues, useFormValues } from './use-form-values.ts';

/** What became of a record that was to be saved. */
export type SaveAnswer<Saved> =
  /** It is stored, as this. */
  | { saved: Saved }
  /** It is not accepted: why, and what is wrong with which field. */
  | { refused: string; errors: FieldErrors }
  /** Somebody else has saved it meanwhile, as this. */
  | { stale: Saved };

/** What a form of one record needs. */
export interface RecordFormOptions<Draft extends object, Saved extends object> {
  /** What it starts with. */
  initial: Draft;
  /** Tells what is wrong with what is filled in, before anybody is asked. */
  judge: (draft: Draft) => FieldErrors;
  /** Stores it. */
  save: (draft: Draft) => Promise<SaveAnswer<Saved>>;
  /** Told what was stored. */
  onSaved: (saved: Saved) => void;
  /** The texts. */
  labels: FormConflictLabels;
}

/** One's own changes on top of what somebody else saved meanwhile. */
export interface MergedForm {
  /** The fields that both have changed, each in their own way. */
  conflicts: readonly { name: string; mine: unknown; theirs: unknown }[];
  /** Puts one's own version of a field into the form, or theirs. */
  keep: (name: string, side: ConflictSide) => void;
  /** Gives one's own changes up. */
  takeTheirs: () => void;
}

/** A form of one record. */
export interface RecordFormState<Draft extends object, Saved extends object> {
  /** What is filled in. */
  values: Draft;
  /** What is wrong with it, by the field. */
  errors: FieldErrors;
  /** Why the whole was not accepted. */
  failure: string | undefined;
  /** What there is to settle, after somebody else has saved meanwhile. */
  merged: MergedForm | undefined;
  /** It is on its way. */
  isSaving: boolean;
  /** Something is filled in that is not stored. */
  isDirty: boolean;
  /** Fills in. */
  change: (changes: Partial<Draft>) => void;
  /** Judges what is filled in, and saves it when nothing is wrong. */
  submit: () => void;
  /** Takes what was stored meanwhile, with one's own changes on top. */
  rebase: (stored: Saved) => void;
  /** Whether something would be lost by leaving, asked at any time: also while what was saved is not drawn yet. */
  wouldLose: () => boolean;
}

/**
 * Keeps a form of one record: what is filled in, what is wrong with it, and, when somebody else has saved the same record
 * meanwhile, one's own changes on top of theirs.
 */
export function useRecordForm<Draft extends object, Saved extends object = Draft>({
  initial,
  judge,
  save,
  onSaved,
  labels,
}: RecordFormOptions<Draft, Saved>): RecordFormState<Draft, Saved> {
  const [base, setBase] = useState(() => valuesOf(initial));
  const fields = useFormValues(base, (values) => judge(values as Draft));
  const { values, errors, change } = fields;
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<FormValues>();
  const [conflicts, setConflicts] = useState<MergedForm['conflicts']>([]);
  const [isSaving, setIsSaving] = useState(false);
  const saved = useRef<FormValues>(undefined);
  const isDirty = changedFields(base, values).length > 0 || theirs !== undefined;

  async function send(draft: Draft): Promise<void> {
    setIsSaving(true);
    setFailure(undefined);
    try {
      const answer = await save(draft);
      if ('saved' in answer) {
        // Before React renders anew: what follows may leave the page.
        saved.current = values;
        setBase(valuesOf(answer.saved));
        fields.replace(valuesOf(answer.saved));
        setTheirs(undefined);
        onSaved(answer.saved);
      } else if ('stale' in answer) {
        rebase(answer.stale);
        setTheirs(valuesOf(answer.stale));
      } else {
        fields.show(answer.errors);
        setFailure(answer.refused);
      }
    } finally {
      setIsSaving(false);
    }
  }

  function rebase(stored: Saved): void {
    const after = valuesOf(stored);
    const merge = mergeChanges(base, values, after);
    setBase(after);
    setConflicts(merge.conflicts.map((name) => ({ name, mine: values[name], theirs: after[name] })));
    fields.replace(
      merge.values,
      Object.fromEntries(merge.conflicts.map((name) => [name, sayTheirs(after[name], labels)])),
    );
  }

  return {
    values: values as Draft,
    errors,
    failure,
    merged: theirs && {
      conflicts,
      keep: (name, side) => {
        const conflict = conflicts.find((each) => each.name === name);
        if (conflict) change({ [name]: conflict[side] });
      },
      takeTheirs: () => {
        fields.replace(theirs);
        setTheirs(undefined);
      },
    },
    isSaving,
    isDirty,
    change: (changes) => change(valuesOf(changes)),
    submit: () => {
      if (isSaving) return;
      const draft = values as Draft;
      const found = judge(draft);
      if (Object.keys(found).length > 0) fields.show(found);
      else void send(draft);
    },
    rebase: (stored) => {
      rebase(stored);
      if (isDirty) setTheirs(valuesOf(stored));
    },
    wouldLose: () => isDirty && saved.current !== values,
  };
}

/** A record as a form holds it: by the names of its fields. */
const valuesOf = (record: object): FormValues => record as FormValues;

/** What the other has saved in a field, where that can be said in a line: an id can't. */
function sayTheirs(value: unknown, { savedHere, changedHere }: FormConflictLabels): string {
  const isLegible = typeof value === 'number' || (typeof value === 'string' && !/^[\da-f-]{36}$/.test(value));
  return isLegible ? savedHere(value) : changedHere;
}
