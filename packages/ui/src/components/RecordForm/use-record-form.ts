'use client';

import { useRef, useState } from 'react';
import type { ConflictSide } from '../ConflictChoice/ConflictChoice.tsx';
import type { FormConflictLabels } from './labels.ts';
import { changedFields, mergeChanges } from './merge-changes.ts';
import { type FieldErrors, type FormValues, useFormValues } from './use-form-values.ts';

/** What became of a record that was to be saved. */
export type SaveAnswer<Saved> =
  /** It is stored, as this. */
  | { saved: Saved }
  /** It is not accepted: why, what is wrong with which field, and what was stored of it all the same. */
  | { refused: string; errors: FieldErrors; stored?: Saved | undefined }
  /** Somebody else has saved it meanwhile, as this. */
  | { stale: Saved }
  /** Another takes it from here, and brings back what is not accepted: the form may go. */
  | { entrust: () => void };

/** What was filled in and not accepted, and why. */
export interface ReturnedForm<Draft extends object, Saved extends object> {
  /** What was filled in. */
  draft: Draft;
  /** What was stored when that began. */
  base: Draft;
  /** Why it was not stored. */
  answer: Extract<SaveAnswer<Saved>, { refused: string } | { stale: Saved }>;
}

/** What a form of one record needs. */
export interface RecordFormOptions<Draft extends object, Saved extends object> {
  /** What it starts with. */
  initial: Draft;
  /** Tells what is wrong with what is filled in, before anybody is asked. */
  judge: (draft: Draft) => FieldErrors;
  /** Stores it, in place of what was stored when the person began. */
  save: (draft: Draft, base: Draft) => Promise<SaveAnswer<Saved>>;
  /** Receives what was stored. */
  onSaved: (saved: Saved) => void;
  /** What it goes on with: a draft that was entrusted, and came back. */
  returned?: ReturnedForm<Draft, Saved> | undefined;
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
  /** Whether a save is on its way. */
  isSaving: boolean;
  /** Whether something is filled in that is not stored. */
  isDirty: boolean;
  /** Fills in. */
  change: (changes: Partial<Draft>) => void;
  /** Fills in what it might have started with: nothing of the person's would be lost with it. */
  begin: (more: Partial<Draft>) => void;
  /** Judges what is filled in, and saves it when nothing is wrong. */
  submit: () => void;
  /** Takes what was stored meanwhile, with one's own changes on top. */
  rebase: (stored: Saved) => void;
  /**
   * Takes what somebody else has stored while the form is open, with one's own changes on top. Where both have changed the
   * same field, that is settled when the form is saved.
   */
  meet: (stored: Saved) => void;
  /** The fields that somebody else has changed while the form was open. */
  met: readonly string[];
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
  returned,
  labels,
}: RecordFormOptions<Draft, Saved>): RecordFormState<Draft, Saved> {
  const [first] = useState(() => firstStand(initial, returned, labels));
  const [stand, setStand] = useState<Omit<Stand, 'values' | 'errors'>>(first);
  const fields = useFormValues(first.values, (values) => judge(values as Draft), first.errors);
  const { values, errors, change } = fields;
  const [isSaving, setIsSaving] = useState(false);
  const [met, setMet] = useState<readonly string[]>([]);
  const safe = useRef<FormValues>(undefined);
  const { base, failure, theirs, conflicts = [], unsettled } = stand;
  const isDirty = changedFields(base, values).length > 0 || theirs !== undefined;

  async function send(draft: Draft): Promise<void> {
    setIsSaving(true);
    setStand({ ...stand, failure: undefined });
    try {
      const answer = await save(draft, base as Draft);
      if ('saved' in answer) {
        // Before React renders anew: what follows may leave the page.
        safe.current = values;
        setStand({ base: valuesOf(answer.saved) });
        fields.replace(valuesOf(answer.saved));
        onSaved(answer.saved);
      } else if ('stale' in answer) {
        stay(onTopOf(valuesOf(answer.stale), base, values, labels));
      } else if ('refused' in answer) {
        if (answer.stored) return stay(refusedStand(answer, base, values));
        fields.show(answer.errors);
        setStand({ ...stand, failure: answer.refused });
      } else {
        safe.current = values;
        answer.entrust();
      }
    } finally {
      setIsSaving(false);
    }
  }

  function stay({ values: kept, errors: found, ...next }: Stand): void {
    setStand(next);
    fields.replace(kept, found);
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
        setStand({ base });
      },
    },
    isSaving,
    isDirty,
    change: (changes) => change(valuesOf(changes)),
    begin: (more) => {
      setStand({ ...stand, base: { ...base, ...more } });
      change(valuesOf(more));
    },
    submit: () => {
      if (isSaving) return;
      const found = judge(values as Draft);
      if (Object.keys(found).length > 0) return fields.show(found);
      const settled = unsettled && onTopOf(unsettled, base, values, labels);
      if (settled?.conflicts?.length) stay(settled);
      else void send((settled?.values ?? values) as Draft);
    },
    rebase: (stored) => {
      const next = onTopOf(valuesOf(stored), base, values, labels);
      stay({ ...next, theirs: isDirty ? next.theirs : undefined });
    },
    meet: (stored) => {
      const newest = valuesOf(stored);
      const merge = mergeChanges(base, values, newest);
      setMet([...new Set([...met, ...changedFields(base, newest)])]);
      const isOpen = merge.conflicts.length > 0;
      // What is being settled stays as it is: saving it meets what is newer still.
      if (isOpen && theirs) return;
      const before = Object.fromEntries(merge.conflicts.map((name) => [name, base[name]]));
      stay({
        base: { ...newest, ...before },
        values: merge.values,
        errors,
        failure,
        unsettled: isOpen ? newest : undefined,
      });
    },
    met,
    wouldLose: () => isDirty && safe.current !== values,
  };
}

/** Where a form stands: what is stored, what is filled in, and what there is to say of it. */
interface Stand {
  base: FormValues;
  values: FormValues;
  errors: FieldErrors;
  failure?: string | undefined;
  theirs?: FormValues | undefined;
  conflicts?: MergedForm['conflicts'];
  /** What somebody else has stored, where both have changed a field: that is settled when the form is saved. */
  unsettled?: FormValues | undefined;
}

function firstStand<Draft extends object, Saved extends object>(
  initial: Draft,
  returned: ReturnedForm<Draft, Saved> | undefined,
  labels: FormConflictLabels,
): Stand {
  if (!returned) return { base: valuesOf(initial), values: valuesOf(initial), errors: {} };
  const { answer } = returned;
  const [base, values] = [valuesOf(returned.base), valuesOf(returned.draft)];
  return 'stale' in answer
    ? onTopOf(valuesOf(answer.stale), base, values, labels)
    : refusedStand(answer, base, values);
}

/** Keeps what was filled in; what was stored of it all the same is built upon. */
function refusedStand<Saved extends object>(
  { refused, errors, stored }: Extract<SaveAnswer<Saved>, { refused: string }>,
  base: FormValues,
  mine: FormValues,
): Stand {
  const said = { errors, failure: refused };
  if (!stored) return { base, values: mine, ...said };
  return { base: valuesOf(stored), values: mergeChanges(base, mine, valuesOf(stored)).values, ...said };
}

/** Puts one’s own changes on top of what somebody else saved. */
function onTopOf(theirs: FormValues, base: FormValues, mine: FormValues, labels: FormConflictLabels): Stand {
  const { values, conflicts } = mergeChanges(base, mine, theirs);
  return {
    base: theirs,
    values,
    errors: Object.fromEntries(conflicts.map((name) => [name, sayTheirs(theirs[name], labels)])),
    theirs,
    conflicts: conflicts.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })),
  };
}

/** A record as a form holds it: by the names of its fields. */
const valuesOf = (record: object): FormValues => record as FormValues;

/** What the other has saved in a field, where that can be said in a line: an id can't, nor a picture. */
function sayTheirs(value: unknown, { savedHere, changedHere }: FormConflictLabels): string {
  const isLegible =
    typeof value === 'number' || (typeof value === 'string' && !/^[\da-f-]{36,}$/.test(value));
  return isLegible ? savedHere(value) : changedHere;
}
