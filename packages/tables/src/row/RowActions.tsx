import type { ActionName, TableName } from '@tatami/sdk';
import { Button, Inline } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { ActionDescription, Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import type { Right } from '../viewer/rights.ts';
import { useViewer } from '../viewer/viewer.ts';
import { AskedAction, actionsOf } from './AskedAction.tsx';

interface RowActionsProps<T extends TableName> {
  of: Table<T>;
  entity: RowOf<T>;
  /** Receives what to say of it, and the action that takes it back. */
  onDone: (message: string, undo?: ActionName<T>) => void;
}

/** What can be done with a row beside changing it: the actions of its table that the person may, and that make sense now. */
export function RowActions<T extends TableName>({ of: table, entity, onDone }: RowActionsProps<T>) {
  const { t } = useI18n();
  const viewer = useViewer();
  const [asked, setAsked] = useState<string | null>(null);
  const texts = tableTexts(t, table.place.table);
  const described = (table.actions ?? {}) as Readonly<Record<string, ActionDescription<T> | undefined>>;
  const offered = Object.entries(actionsOf(table.contract)).filter(
    ([name, { access }]) =>
      (access === 'signed-in' || viewer.has(access.right as Right)) && described[name]?.when(entity, viewer),
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
          contract={table.contract}
          fields={table.fields}
          entity={entity}
          name={asked}
          isGrave={described[asked]?.isGrave === true}
          onClose={() => setAsked(null)}
          onDone={(message) => onDone(message, described[asked]?.undo)}
        />
      )}
    </Inline>
  );
}
