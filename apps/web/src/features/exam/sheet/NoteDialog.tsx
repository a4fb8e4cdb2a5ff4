import { Button, Dialog, TextArea } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

interface NoteDialogProps {
  title: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** What an examiner says beside a mark. */
export function NoteDialog({ title, note, onSave, onClose }: NoteDialogProps) {
  const { t } = useI18n();
  const [text, setText] = useState(note);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" onClick={() => onSave(text.trim())}>
            {t('exam.sheet.note.save')}
          </Button>
        </>
      }
    >
      <TextArea label={t('exam.sheet.note')} maxLength={500} value={text} onValueChange={setText} />
    </Dialog>
  );
}
