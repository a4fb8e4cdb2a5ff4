import type { TableName } from '@tatami/sdk';
import { Button, ConfirmDialog, Dialog, Progress, RadioGroup } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { BulkChange, BulkChanges, BulkRemoval, SelectedRows } from './bulk-changes.ts';
import { useBulkChanges } from './use-bulk-changes.ts';

export interface BulkActionsProps<T extends TableName> {
  table: T;
  bulk: BulkChanges<T>;
  rows: SelectedRows;
}

/** What can be done with the selected rows; while it is being done, how far it is. */
export function BulkActions<T extends TableName>({ table, bulk, rows }: BulkActionsProps<T>) {
  const { t } = useI18n();
  const onStart = useBulkChanges(table, bulk, rows);
  const { progress } = rows;
  const count = rows.selected.length;
  const [asked, setAsked] = useState<BulkChange<T> | BulkRemoval<T> | null>(null);
  const [chosen, setChosen] = useState('');
  if (progress) {
    return (
      <Progress
        label={t('bulk.running')}
        labelHidden
        value={progress.done}
        max={progress.count}
        valueText={t('bulk.progress', progress)}
      />
    );
  }
  return (
    <>
      {bulk.changes.map((each) => {
        const asks = 'question' in each || each.options !== undefined;
        return (
          <Button
            key={each.label}
            size="small"
            icon={each.icon}
            aria-haspopup={asks ? 'dialog' : undefined}
            onClick={() => {
              setChosen('');
              if (asks) setAsked(each);
              else onStart(each, '');
            }}
          >
            {each.label}
          </Button>
        );
      })}
      {asked && 'question' in asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={asked.question(count)}
          description={asked.description}
          confirmLabel={asked.label}
          tone="danger"
          onConfirm={() => {
            setAsked(null);
            onStart(asked, '');
          }}
        />
      )}
      {asked && 'options' in asked && asked.options && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={asked.label}
          description={t('table.selected', { count })}
          size="small"
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{t('ui.cancel')}</Button>
              <Button
                variant="primary"
                disabled={chosen === ''}
                onClick={() => {
                  setAsked(null);
                  onStart(asked, chosen);
                }}
              >
                {t('bulk.change')}
              </Button>
            </>
          }
        >
          <RadioGroup
            label={asked.label}
            labelHidden
            options={asked.options}
            value={chosen || undefined}
            onValueChange={setChosen}
          />
        </Dialog>
      )}
    </>
  );
}
