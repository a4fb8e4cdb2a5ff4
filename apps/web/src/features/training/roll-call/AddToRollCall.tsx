import type { Entity } from '@tatami/sdk';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Combobox, type ComboboxOption, Dialog, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useGrades } from '../../../lib/club/grades.ts';
import { rosterQuery } from '../roster-query.ts';

interface AddToRollCallProps {
  trainingId: string;
  /** Who is in the list already. */
  listed: ReadonlySet<string>;
  onClose: () => void;
}

/** Somebody came who was not expected: from another group, or a guest from long ago. */
export function AddToRollCall({ trainingId, listed, onClose }: AddToRollCallProps) {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { attempt, isBusy, failure } = useAttempt();

  const describe = ({ section, grade }: Entity<'student'>) =>
    [t(`section.${section}`), gradeOf(grade)?.name].filter(Boolean).join(' · ');
  async function search(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
    const { results } = await club.table('student').list({ size: 20, ...(q && { q }) }, { signal });
    return results
      .filter(({ id }) => !listed.has(id))
      .map((student) => ({
        id: student.id,
        label: `${student.lastName} ${student.firstName}`,
        description: describe(student),
      }));
  }

  const add = (student: string) =>
    attempt(async () => {
      await club.table('presence').save({ student, training: trainingId, status: 'present' });
      await queryClient.invalidateQueries({ queryKey: rosterQuery(trainingId).queryKey });
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('rollCall.add.title')}
      description={t('rollCall.add.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            loading={isBusy}
            onClick={() => chosen && add(chosen.id)}
          >
            {t('rollCall.add.confirm')}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Combobox
          label={t('rollCall.add.student')}
          placeholder={t('rollCall.search')}
          search={search}
          value={chosen}
          onValueChange={setChosen}
        />
      </Stack>
    </Dialog>
  );
}
