import { ClubApiError, type Draft, type Entity, type SavableTableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import {
  type RecordFormState,
  type ReturnedForm,
  type SaveAnswer,
  useRecordForm,
} from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useEffect, useEffectEvent } from 'react';
import { club } from '../connection.ts';
import { formLabels } from './form-labels.ts';
import { type FieldErrors, type Rules, type Values, validate } from './validate.ts';

/** A table with a form: its rules are known and it can be saved. */
export type FormTable = SavableTableName;

export type EntityForm<T extends FormTable> = RecordFormState<Draft<T>, Entity<T>>;

/** A save that is seen through without its form. */
export interface EntrustedSave<T extends FormTable> {
  draft: Draft<T>;
  /** What was stored when it was begun. */
  base: Draft<T>;
  send: () => Promise<SaveAnswer<Entity<T>>>;
}

interface EntityFormOptions<T extends FormTable> {
  /** The rules of its table. */
  rules: TableRules<T>;
  /** What the form starts with; an entity with an id is changed, one without is made. */
  initial: Draft<T>;
  onSaved: (saved: Entity<T>) => void;
  /** Saves in place of the table’s own save; notes what is stored though more is to be saved with it. */
  save?:
    | ((draft: Draft<T>, base: Draft<T>, note: (stored: Entity<T>) => void) => Promise<Entity<T>>)
    | undefined;
  /** What is sent of what was filled in. */
  toSave?: ((draft: Draft<T>) => Draft<T>) | undefined;
  /** Takes a save from the form, which need not wait for it. */
  entrust?: ((save: EntrustedSave<T>) => void) | undefined;
  /** What was entrusted and not accepted. */
  returned?: ReturnedForm<Draft<T>, Entity<T>> | undefined;
  /** What the contract's rules can't say: whole-form rules, by field. */
  check?: ((draft: Draft<T>) => FieldErrors) | undefined;
}

/** A form of one entity, judged by the contract's rules and saved by the club; leaving it asks before an edit is lost. */
export function useEntityForm<T extends FormTable>({
  rules: { name: table, fields },
  initial,
  onSaved,
  save = saveInTable(table),
  toSave = (draft) => draft,
  entrust,
  returned,
  check,
}: EntityFormOptions<T>): EntityForm<T> {
  const { t } = useI18n();
  async function send(draft: Draft<T>, base: Draft<T>): Promise<SaveAnswer<Entity<T>>> {
    let stored: Entity<T> | undefined;
    try {
      const note = (row: Entity<T>) => {
        stored = row;
      };
      return { saved: await save(toSave(draft), base, note) };
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      const { detail: refused, fields: errors } = error;
      if (stored) return { refused, errors, stored };
      const isConflict = error.status === 409 || error.status === 412;
      // Where that can't be read either, what was filled in stays, with the first reason.
      const theirs =
        isConflict &&
        draft.id &&
        (await club
          .table(table)
          .get(draft.id)
          .catch(() => null));
      if (theirs && 'version' in theirs && theirs.version !== draft.version) return { stale: theirs };
      return { refused, errors };
    }
  }
  const form = useRecordForm<Draft<T>, Entity<T>>({
    initial,
    onSaved,
    returned,
    labels: formLabels(t).conflict,
    judge: (draft) => ({ ...validate(fields as Rules, toSave(draft) as Values, t), ...check?.(draft) }),
    save: async (draft, base) =>
      entrust
        ? { entrust: () => entrust({ draft, base, send: () => send(draft, base) }) }
        : send(draft, base),
  });
  useUnsavedChanges(form.wouldLose);
  const { id, version } = initial as { id?: string; version?: number };
  // The page reads the row anew when somebody else has changed it.
  const meet = useEffectEvent(() => {
    const { version: known } = form.values as { version?: number };
    if (id && version && known && version > known && !form.isSaving)
      form.meet(initial as unknown as Entity<T>);
  });
  useEffect(() => {
    if (version) meet();
  }, [version]);
  return form;
}

function saveInTable<T extends FormTable>(table: T) {
  const { save } = club.table(table) as unknown as { save: (draft: Draft<T>) => Promise<Entity<T>> };
  return save;
}
