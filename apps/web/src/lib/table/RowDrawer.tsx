import type { Draft, Entity, TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { lazy, Suspense } from 'react';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { type FormTable, useEntityForm } from '../form/use-entity-form.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { MessageValues } from '../i18n/message.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useSearchParams } from '../router/search-params.ts';
import { useViewer } from '../viewer.ts';
import { FormFields } from './FormFields.tsx';
import { HeldValue } from './HeldValue.tsx';
import { newRow } from './new-row.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowForm } from './row-form.ts';
import type { RowDrawerProps, Table } from './table.ts';
import { tableTexts } from './table-texts.ts';

const RowHistory = lazy(async () => ({ default: (await import('../history/RowHistory.tsx')).RowHistory }));

/** The form of a row, beside its list; and what became of the row so far, for who may read the log. */
export function RowDrawer<T extends TableName>({
  table,
  entity,
  onClose,
  onSaved,
  onRemoved,
  children,
}: RowDrawerProps<T>) {
  const { t, language } = useI18n();
  const { params, setParams } = useSearchParams();
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
  const words = {
    labelOf: texts.field,
    write: (field: string, value: unknown) => <HeldValue of={table} field={field} value={value} />,
  };
  // A text may say anything of what it is about.
  const values = { ...(entity as unknown as MessageValues), name };
  return (
    <FormDrawer
      title={entity ? name : texts.own('list.add')}
      form={form}
      words={words}
      push
      others={
        entity && viewer.has('AuditLog:Read')
          ? {
              shown: params.get('show') ?? undefined,
              // What is typed stays in the form; the way back must not lead out of it unasked.
              onShow: (shown) =>
                setParams({ show: shown ?? null }, { replace: form.isDirty, keepsEdits: true }),
              tabs: [
                {
                  value: 'history',
                  label: t('form.history'),
                  content: (
                    <Suspense>
                      <RowHistory
                        of={table as unknown as Table}
                        id={(entity as RowOf<T>).id}
                        onReverted={form.rebase}
                      />
                    </Suspense>
                  ),
                },
              ],
            }
          : undefined
      }
      onClose={onClose}
    >
      {entity && (
        <RowActions of={table} entity={entity as RowOf<T>} onDone={(done) => onSaved(entity, done)} />
      )}
      <FormFields of={table} form={form} entity={entity} />
      {BelowForm && <BelowForm values={form.values as Draft<T>} entity={entity} />}
      {children}
      {entity && !table.keeps?.(entity) && (
        <RemoveRow
          of={table}
          entity={entity as RowOf<T>}
          texts={texts}
          values={values}
          onRemoved={() => onRemoved(texts.maybe('removed', values))}
          onRetired={() => onSaved(entity)}
        />
      )}
    </FormDrawer>
  );
}
