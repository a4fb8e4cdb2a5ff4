import type { Entity, TableName } from '@tatami/sdk';
import { RecordForm, type RecordFormState } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';
import type { FormDescription } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { formLabels } from '../form/form-labels.ts';
import type { Values } from '../form/validate.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useChangerName } from '../live/use-changer-name.ts';
import { HeldValue } from './HeldValue.tsx';
import { useFormRows } from './use-form-rows.tsx';

/** A form, whatever it is of. */
interface ShownForm
  extends Pick<
    RecordFormState<object, object>,
    'values' | 'errors' | 'failure' | 'merged' | 'met' | 'submit'
  > {
  change: (changes: never) => void;
  begin: (more: never) => void;
}

interface DescribedFormProps<T extends TableName> {
  id: string;
  of: FormDescription<T>;
  form: ShownForm;
  /** The row as it is stored; none makes a new one. */
  entity: Entity<T> | undefined;
  /** What stands over the fields. */
  children?: ReactNode;
}

/** The form of a row, as it is described. */
export function DescribedForm<T extends TableName>({
  id,
  of,
  form,
  entity,
  children,
}: DescribedFormProps<T>) {
  const { t } = useI18n();
  const { errors, failure, merged, met, submit } = form;
  const changer = useChangerName((entity as RowOf<T> | undefined)?.id);
  const values = form.values as Values;
  const change = form.change as (changes: Values) => void;
  const begin = form.begin as typeof change;
  const { rows, onValueChange } = useFormRows(of, { values, errors, change, begin }, entity);
  return (
    <RecordForm
      id={id}
      {...{ rows, values, onValueChange, errors, failure, merged, met }}
      words={{
        labelOf: tableTexts(t, of.place.table).field,
        write: (field, value) => <HeldValue of={of} field={field} value={value} />,
      }}
      onSubmit={entity && of.isLocked?.(entity) ? undefined : submit}
      labels={formLabels(t, changer)}
    >
      {children}
    </RecordForm>
  );
}
