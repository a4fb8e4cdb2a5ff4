import type { TableName } from '@tatami/sdk';
import { Button, ConfirmDialog, Dialog, Progress, RadioGroup } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { BulkChange, BulkRemoval } from './use-bulk-changes.ts';

interface BulkActionsProps<T extends TableName> {
  changes: readonly (BulkChange<T> | BulkRemoval<T>)[];
  count: number;
  progress: { done: number; count: number } | null;
  onStart: (change: BulkChange<T> | BulkRemoval<T>, chosen: string) => void;
}

/** What can be done with the selected rows; while it is being done, how far it is. */
export function BulkActions<T extends TableName>({ changes, count, progress, onStart }: BulkActionsProps<T>) {
  const { t } = useI18n();
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
      {changes.map((each) => {
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
