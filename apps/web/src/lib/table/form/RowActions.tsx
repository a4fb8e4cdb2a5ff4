import type { TableName } from '@tatami/sdk';
import { Button, Inline, useFormValues } from '@tatami/ui';
import { RecordFields } from '@tatami/ui/RecordForm';
import { useState } from 'react';
import { club } from '../../api/club.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { formLabels } from '../../form/form-labels.ts';
import { type Rules, type Values, validate } from '../../form/validate.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import type { RowOf } from '../../list/use-entity-list.ts';
import type { Right } from '../../rights.ts';
import { useViewer } from '../../viewer.ts';
import type { ActionDescription, FormRow, Table } from '../table.ts';
import { tableTexts } from '../table-texts.ts';
import { useFormRows } from './use-form-rows.tsx';

interface RowActionsProps<T extends TableName> {
  of: Table<T>;
  entity: RowOf<T>;
  onDone: (message: string) => void;
}

/** What can be done with a row beside changing it: the actions of its table that the person may, and that make sense now. */
export function RowActions<T extends TableName>({ of: table, entity, onDone }: RowActionsProps<T>) {
  const { t } = useI18n();
  const { has } = useViewer();
  const [asked, setAsked] = useState<string | null>(null);
  const texts = tableTexts(t, table.place.table);
  const described = (table.actions ?? {}) as Readonly<Record<string, ActionDescription<T> | undefined>>;
  const offered = Object.entries(actionsOf(table)).filter(
    ([name, { access }]) => has(access.right as Right) && described[name]?.when(entity),
  );
  if (offered.length === 0) return null;
  return (
    <Inline space={8}>
      {offered.map(([name]) => (
        <Button key={name} onClick={() => setAsked(name)} aria-haspopup="dialog">
          {texts.own(`action.${name}`)}
        </Button>
      ))}
      {asked && (
        <AskedAction
          key={asked}
          of={table}
          entity={entity}
          name={asked}
          isGrave={described[asked]?.isGrave === true}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </Inline>
  );
}

interface AskedActionProps<T extends TableName> extends RowActionsProps<T> {
  name: string;
  isGrave: boolean;
  onClose: () => void;
}

/** Asks before it is done, and for what has to be said with it. */
function AskedAction<T extends TableName>({
  of: table,
  entity,
  name,
  isGrave,
  onClose,
  onDone,
}: AskedActionProps<T>) {
  const { t } = useI18n();
  const texts = tableTexts(t, table.place.table);
  const rules: Rules = actionsOf(table)[name]?.fields ?? {};
  const judge = (values: Values) => validate(rules, values, t);
  const { values, errors, change, show } = useFormValues({}, judge);
  const form = Object.keys(rules).map((field) => [field]) as unknown as FormRow<T>[];
  const { rows, onValueChange } = useFormRows(
    { ...table, rules, form },
    { values, errors, change },
    undefined,
  );
  return (
    <ActionDialog
      title={texts.own(`action.${name}`)}
      description={texts.maybe(`action.${name}.text`)}
      confirmLabel={texts.own(`action.${name}`)}
      tone={isGrave ? 'danger' : 'default'}
      check={() => {
        const found = judge(values);
        show(found);
        return Object.keys(found).length === 0;
      }}
      action={() => act(table.place.table, entity, name, values)}
      onDone={() => onDone(texts.maybe(`action.${name}.done`) ?? t('form.saved'))}
      onClose={onClose}
    >
      {rows.length > 0 && (
        <RecordFields {...{ rows, values, errors, onValueChange }} labels={formLabels(t)} />
      )}
    </ActionDialog>
  );
}

function actionsOf<T extends TableName>({ contract }: Table<T>) {
  return contract.actions as Readonly<Record<string, { access: { right: string }; fields: Rules }>>;
}

/** Named with the version that was seen: what somebody else has changed meanwhile is not acted upon. */
function act(table: TableName, { id, version }: Acted, name: string, said: Values): Promise<unknown> {
  const acting = club.table(table) as unknown as {
    act: (id: string, name: string, body: Values, options: { ifMatch?: number }) => Promise<unknown>;
  };
  return acting.act(id, name, said, version === undefined ? {} : { ifMatch: version });
}

interface Acted {
  id: string;
  version?: number;
}
