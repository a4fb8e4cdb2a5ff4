import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Dialog, RadioGroup, Stack, TextArea } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import type { Candidate } from '../exam-queries.ts';

const results = ['passed', 'failed', 'noShow', 'pending'] as const;

/** What became of a candidate: the examiners say so, whatever the marks are. */
export function SettleDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useI18n();
  const [result, setResult] = useState(candidate.result);
  const [note, setNote] = useState(candidate.note ?? '');
  const { attempt, isBusy, failure } = useAttempt();
  const name = `${candidate.studentFirstName} ${candidate.studentLastName}`;
  const save = () =>
    attempt(async () => {
      await club.table('exam-candidate').save({ ...candidate, result, note: note.trim() || null });
      await refreshTables('exam-candidate', 'exam');
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.sheet.settle.title', { name })}
      description={t('exam.sheet.settle.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <RadioGroup
          label={t('exam-candidate.result')}
          value={result}
          onValueChange={(value) => setResult(value as typeof result)}
          options={results.map((value) => ({ value, label: t(`exam-candidate.result.${value}`) }))}
        />
        <TextArea label={t('exam.sheet.note')} maxLength={1000} value={note} onValueChange={setNote} />
      </Stack>
    </Dialog>
  );
}
