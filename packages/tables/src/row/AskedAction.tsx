import type { TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { useFormValues } from '@tatami/ui';
import { focusUnread, RecordFields } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef } from 'react';
import { club } from '../connection.ts';
import type { FormDescription, FormRow } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { formLabels } from '../form/form-labels.ts';
import { type FieldErrors, type Rules, type Values, validate } from '../form/validate.ts';
import { useFormRows } from './use-form-rows.tsx';

interface AskedActionProps<T extends TableName> {
  /** The contract of the table whose row it is done with. */
  contract: TableRules<T>;
  fields?: FormDescription<T>['fields'];
  entity: { id: string; version?: number };
  /** The action, as the contract calls it. */
  name: string;
  /** What is asked, where that is more than what the action is called. */
  title?: string;
  /** Whether it can’t be taken back. */
  isGrave?: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before something is done with a row, and for what has to be said with it. */
export function AskedAction<T extends TableName>({
  contract,
  fields = {},
  entity,
  name,
  title,
  isGrave = false,
  onClose,
  onDone,
}: AskedActionProps<T>) {
  const { t } = useI18n();
  const table = contract.name;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const texts = tableTexts(t, table);
  const rules = actionsOf(contract)[name]?.fields ?? {};
  const form = Object.keys(rules).map((field) => [field]) as unknown as FormRow<T>[];
  const judge = (values: Values) => validate(rules, values, t);
  const { values, errors, change, show } = useFormValues({}, judge);
  const isRefused = useRef(false);
  const mark = (found: FieldErrors) => {
    isRefused.current = true;
    show(found);
  };
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    if (Object.keys(errors).length > 0)
      fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const { rows, onValueChange } = useFormRows(
    { place: { table }, rules, form, fields },
    { values, errors, change },
    undefined,
  );
  return (
    <ActionDialog
      title={title ?? texts.own(`action.${name}`)}
      description={texts.maybe(`action.${name}.text`)}
      confirmLabel={texts.own(`action.${name}`)}
      tone={isGrave ? 'danger' : 'default'}
      check={() => {
        if (focusUnread(fieldsRef.current)) return false;
        const found = judge(values);
        mark(found);
        return Object.keys(found).length === 0;
      }}
      fields={{ has: (field) => field in rules, show: mark }}
      action={() => act(table, entity, name, values)}
      onDone={() => onDone(texts.maybe(`action.${name}.done`) ?? t('form.saved'))}
      onClose={onClose}
    >
      {rows.length > 0 && (
        <div ref={fieldsRef}>
          <RecordFields {...{ rows, values, errors, onValueChange }} labels={formLabels(t)} />
        </div>
      )}
    </ActionDialog>
  );
}

/** The actions of a table, whatever they are called. */
export function actionsOf<T extends TableName>({ actions }: TableRules<T>) {
  return actions as Readonly<Record<string, { access: 'signed-in' | { right: string }; fields: Rules }>>;
}

/** Does it with the version that was seen: what somebody else has changed meanwhile is not acted upon. */
function act(
  table: TableName,
  { id, version }: AskedActionProps<TableName>['entity'],
  name: string,
  said: Values,
): Promise<unknown> {
  const acting = club.table(table) as unknown as {
    act: (id: string, name: string, body: Values, options: { ifMatch?: number }) => Promise<unknown>;
  };
  return acting.act(id, name, said, version === undefined ? {} : { ifMatch: version });
}
