import { Button } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface RemoveActionProps {
  label: string;
  /** The question before it. */
  title: string;
  /** What goes with it. */
  description: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** At the end of a form: the way to remove what it edits. */
export function RemoveAction({ label, title, description, remove, onRemoved }: RemoveActionProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" icon={TrashIcon} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={title}
          description={description}
          confirmLabel={t('form.delete')}
          tone="danger"
          action={remove}
          onDone={onRemoved}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
