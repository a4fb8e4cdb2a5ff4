import type { Draft, Entity, TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { club } from '../api/club.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { RemoveAction } from '../form/RemoveAction.tsx';
import { type FormTable, useEntityForm } from '../form/use-entity-form.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { MessageValues } from '../i18n/message.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useSearchParams } from '../router/search-params.ts';
import { useViewer } from '../viewer.ts';
import { FormFields } from './FormFields.tsx';
import { newRow } from './new-row.ts';
import { RowActions } from './RowActions.tsx';
import type { RowForm } from './row-form.ts';
import type { RowDrawerProps } from './table.ts';
import { tableTexts } from './table-texts.ts';

/** The form of a row, beside its list. */
export function RowDrawer<T extends TableName>({
  table,
  entity,
  onClose,
  onSaved,
  onRemoved,
  children,
}: RowDrawerProps<T>) {
  const { t, language } = useI18n();
  const { params } = useSearchParams();
  const viewer = useViewer();
  const { place, contract, rules, BelowForm } = table;
  const texts = tableTexts(t, place.table);
  const form = useEntityForm({
    // Which of the tables it is makes no difference to a form.
    rules: contract as unknown as TableRules<FormTable>,
    initial: (entity ?? { ...newRow(rules, params), ...table.initial?.(viewer) }) as Draft<FormTable>,
    onSaved: (saved) => onSaved(saved as Entity<T>),
    check: (draft) => table.check?.(draft as Draft<T>, texts) ?? {},
  }) as unknown as RowForm;

  const name = entity ? place.name(entity, language) : '';
  // A text may say anything of what it is about.
  const values = { ...(entity as unknown as MessageValues), name };
  return (
    <FormDrawer title={entity ? name : texts.own('list.add')} form={form} push onClose={onClose}>
      {entity && (
        <RowActions of={table} entity={entity as RowOf<T>} onDone={(done) => onSaved(entity, done)} />
      )}
      <FormFields of={table} form={form} entity={entity} />
      {BelowForm && <BelowForm values={form.values as Draft<T>} entity={entity} />}
      {children}
      {entity && !table.keeps?.(entity) && (
        <RemoveAction
          label={texts.general('remove')}
          title={texts.general('remove.title', values)}
          description={texts.own('remove.text', values)}
          remove={() => removeRow(place.table, (entity as RowOf<T>).id)}
          onRemoved={() => onRemoved(texts.maybe('removed', values))}
        />
      )}
    </FormDrawer>
  );
}

function removeRow(table: TableName, id: string): Promise<void> {
  const { remove } = club.table(table) as unknown as { remove: (id: string) => Promise<void> };
  return remove(id);
}
