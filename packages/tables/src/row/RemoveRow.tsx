import type { TableName } from '@tatami/sdk';
import { Button } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { tableTexts } from '../description/table-texts.ts';
import { RemoveDialog, type RemoveDialogProps } from './RemoveDialog.tsx';

/** The way to remove the row, at the end of a form. */
export function RemoveRow<T extends TableName>(dialog: Omit<RemoveDialogProps<T>, 'onClose'>) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" icon={TrashIcon} onClick={() => setIsAsking(true)}>
        {tableTexts(t, dialog.of.place.table).general('remove')}
      </Button>
      {isAsking && <RemoveDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
