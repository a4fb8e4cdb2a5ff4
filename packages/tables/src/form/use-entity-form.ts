import { ClubApiError, type Draft, type Entity, type SavableTableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { type RecordFormState, type SaveAnswer, useRecordForm } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { club } from '../connection.ts';
import { formLabels } from './form-labels.ts';
import { type FieldErrors, type Rules, type Values, validate } from './validate.ts';

/** A table with a form: its rules are known and it can be saved. */
export type FormTable = SavableTableName;

export type EntityForm<T extends FormTable> = RecordFormState<Draft<T>, Entity<T>>;

interface EntityFormOptions<T extends FormTable> {
  /** Of its table. */
  rules: TableRules<T>;
  /** What the form starts with; an entity with an id is changed, one without is made. */
  initial: Draft<T>;
  onSaved: (saved: Entity<T>) => void;
  /** In place of the table's own save. */
  save?: ((draft: Draft<T>) => Promise<Entity<T>>) | undefined;
  /** What is sent of what was filled in. */
  toSave?: ((draft: Draft<T>) => Draft<T>) | undefined;
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
  check,
}: EntityFormOptions<T>): EntityForm<T> {
  const { t } = useI18n();
  const form = useRecordForm<Draft<T>, Entity<T>>({
    initial,
    onSaved,
    labels: formLabels(t).conflict,
    judge: (draft) => ({ ...validate(fields as Rules, toSave(draft) as Values, t), ...check?.(draft) }),
    async save(draft): Promise<SaveAnswer<Entity<T>>> {
      try {
        return { saved: await save(toSave(draft)) };
      } catch (error) {
        if (!(error instanceof ClubApiError)) throw error;
        if (error.status === 409 && draft.id) {
          const stored = await club.table(table).get(draft.id);
          if ('version' in stored && stored.version !== draft.version) return { stale: stored };
        }
        return { refused: error.detail, errors: error.fields };
      }
    },
  });
  useUnsavedChanges(form.wouldLose);
  return form;
}

function saveInTable<T extends FormTable>(table: T) {
  const { save } = club.table(table) as unknown as { save: (draft: Draft<T>) => Promise<Entity<T>> };
  return save;
}
