import type { TableName } from '@tatami/sdk';
import { Button, Dialog, Progress, RadioGroup } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { BulkChange } from './use-bulk-changes.ts';

interface BulkActionsProps<T extends TableName> {
  changes: readonly BulkChange<T>[];
  count: number;
  progress: { done: number; count: number } | null;
  onStart: (change: BulkChange<T>, chosen: string) => void;
}

/** What can be done with the selected rows; while it is being done, how far it is. */
export function BulkActions<T extends TableName>({ changes, count, progress, onStart }: BulkActionsProps<T>) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<BulkChange<T> | null>(null);
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
      {changes.map((each) => (
        <Button
          key={each.label}
          size="small"
          icon={each.icon}
          aria-haspopup={each.options && 'dialog'}
          onClick={() => {
            setChosen('');
            if (each.options) setAsked(each);
            else onStart(each, '');
          }}
        >
          {each.label}
        </Button>
      ))}
      {asked?.options && (
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
