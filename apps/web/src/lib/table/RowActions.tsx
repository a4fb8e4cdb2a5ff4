import type { TableName } from '@tatami/sdk';
import { Button, Inline, Stack } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../api/club.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useFields } from '../form/use-fields.ts';
import { type Rules, type Values, validate } from '../form/validate.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import type { Right } from '../rights.ts';
import { useViewer } from '../viewer.ts';
import { FieldInput } from './FieldInput.tsx';
import type { RowForm } from './row-form.ts';
import type { ActionDescription, Table } from './table.ts';
import { tableTexts } from './table-texts.ts';

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
  const fields = useFields(rules, {});
  const form = { ...fields, failure: null, merged: null } as unknown as RowForm;
  return (
    <ActionDialog
      title={texts.own(`action.${name}`)}
      description={texts.maybe(`action.${name}.text`)}
      confirmLabel={texts.own(`action.${name}`)}
      tone={isGrave ? 'danger' : 'default'}
      check={() => {
        const found = validate(rules, fields.values, t);
        fields.show(found);
        return Object.keys(found).length === 0;
      }}
      action={() => act(table.place.table, entity, name, fields.values)}
      onDone={() => onDone(texts.maybe(`action.${name}.done`) ?? t('form.saved'))}
      onClose={onClose}
    >
      <Stack space={16}>
        {Object.keys(rules).map((field) => (
          <FieldInput
            key={field}
            table={{ ...table, rules }}
            name={field as never}
            form={form}
            entity={undefined}
            texts={texts}
          />
        ))}
      </Stack>
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
