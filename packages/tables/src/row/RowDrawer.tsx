import type { ActionName, Draft, Entity, TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { FormDrawer, useToast } from '@tatami/ui';
import type { ReturnedForm } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageValues } from '@tatami/web-runtime/message';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { Suspense, useEffect, useState } from 'react';
import type { RowDrawerProps } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { LoadingDrawer } from '../form/LoadingDrawer.tsx';
import { type EntityForm, type FormTable, useEntityForm } from '../form/use-entity-form.ts';
import { useHistoryView } from '../history/use-history-view.tsx';
import type { RowOf } from '../list/use-entity-list.ts';
import { showAhead } from '../rows/show-ahead.ts';
import { useViewer } from '../viewer/viewer.ts';
import { DescribedForm } from './DescribedForm.tsx';
import { missing } from './missing.ts';
import { newRow } from './new-row.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowActions } from './RowActions.tsx';
import { keepUnsent, type Unsent, useUnsent } from './unsent.ts';
import { useEntrusted } from './use-entrusted.ts';

/** The form of a row, beside its list; and what became of the row so far, for who may read the log. */
export function RowDrawer<T extends TableName>(props: RowDrawerProps<T>) {
  const { place } = props.table;
  const { language } = useI18n();
  const { key, row: entity, unsent } = useUnsent(place.table, props.entity);
  // What is refused at once comes back before the form has gone: that is another form.
  const [{ returned, times }, setReturned] = useState({ returned: unsent?.returned, times: 0 });
  if (unsent?.returned && unsent.returned !== returned)
    setReturned({ returned: unsent.returned, times: times + 1 });
  // What was saved a moment ago and is not stored yet is no ground to build on.
  if (entity && unsent && !unsent.returned)
    return (
      <LoadingDrawer
        title={props.title ?? place.name(entity, language)}
        push={props.isBesideList === true}
        onClose={props.onClose}
        query={underWay}
      />
    );
  return <EditedDrawer key={times} {...props} entity={entity} unsentAs={key} returned={returned} />;
}

const underWay = { error: null, isFetching: true, refetch: () => Promise.reject() };

interface EditedDrawerProps<T extends TableName> extends RowDrawerProps<T> {
  /** What it comes back by, where it is not accepted. */
  unsentAs: string;
  returned: Unsent['returned'];
}

function EditedDrawer<T extends TableName>(props: EditedDrawerProps<T>) {
  const { table, entity, title, description, submitLabel, begins, isBesideList, unsentAs, returned } = props;
  const { onClose, onSaved, onRemoved, children } = props;
  const { t, language } = useI18n();
  const { params } = useSearchParams();
  const viewer = useViewer();
  const toast = useToast();
  const { place, contract, rules, toSave, AboveForm, BelowForm, Preview } = table;
  const texts = tableTexts(t, place.table);
  // Which of the tables it is makes no difference to a form.
  const form: EntityForm<FormTable> = useEntityForm({
    rules: contract as unknown as TableRules<FormTable>,
    initial: (entity ?? {
      ...newRow(rules, params),
      ...table.initial?.(viewer),
      ...table.offered?.(viewer),
      ...begins,
    }) as Draft<FormTable>,
    onSaved: (saved) => onSaved(saved as Entity<T>),
    entrust: useEntrusted(unsentAs, props),
    returned: returned as ReturnedForm<Draft<FormTable>, Entity<FormTable>> | undefined,
    save: table.pictured?.save as never,
    toSave: toSave as ((draft: Draft<FormTable>) => Draft<FormTable>) | undefined,
    check: (draft) => ({
      ...missing(table, draft as Draft<T>, entity, t),
      ...table.check?.(draft as Draft<T>, texts),
    }),
  });

  // The page of a row tells of it together with what belongs to the row.
  const views = useHistoryView({ of: isBesideList || !place.row ? entity : undefined, form });
  useEffect(() => keepUnsent(unsentAs, undefined), [unsentAs]);

  const isLocked = entity !== undefined && table.isLocked?.(entity) === true;
  const name = entity ? place.name(entity, language) : '';
  // A text may say anything of what it is about.
  const values = { ...(entity as unknown as MessageValues), name };
  const back = () => import('../bulk/write-back.ts');
  const makeAgain = async () => {
    const { told, makeAgain } = await back();
    if (entity) toast(told(await makeAgain(table, [entity], t)));
  };
  const takeBack = async (action: ActionName<T>) => {
    if (entity) toast(await (await back()).takeBack(table, entity as RowOf<T>, action, t));
  };
  return (
    <FormDrawer
      title={title ?? (entity ? name : texts.own('list.add'))}
      description={description ?? (isLocked ? texts.own('locked') : undefined)}
      submitLabel={isLocked ? undefined : (submitLabel ?? t('form.save'))}
      preview={
        Preview && (
          <Suspense>
            <Preview values={form.values as Draft<T>} />
          </Suspense>
        )
      }
      saving={form.isSaving}
      push={isBesideList}
      views={views}
      onClose={onClose}
    >
      {(id) => (
        <>
          <DescribedForm id={id} of={table} form={form} entity={entity}>
            {entity && isBesideList && (
              <>
                {AboveForm && <AboveForm entity={entity} />}
                <RowActions
                  of={table}
                  entity={entity as RowOf<T>}
                  onDone={(done, undo) => onSaved(entity, done, undo && (() => takeBack(undo)))}
                />
              </>
            )}
          </DescribedForm>
          {BelowForm && <BelowForm values={form.values as Draft<T>} entity={entity} />}
          {children}
          {entity && onRemoved && !isLocked && !table.keeps?.(entity) && (
            <RemoveRow
              of={table}
              entity={entity as RowOf<T>}
              values={values}
              onRemoved={() => {
                showAhead(place.table, (row) => (row.id === (entity as RowOf<T>).id ? null : row));
                onRemoved(texts.maybe('removed', values), table.again && (() => void makeAgain()));
              }}
              onRetired={() => onSaved(entity)}
            />
          )}
        </>
      )}
    </FormDrawer>
  );
}
