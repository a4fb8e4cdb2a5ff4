import { guardianRules } from '@tatami/sdk/rules/guardian';
import { Button, FormDrawer } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { DescribedForm } from '../../lib/table/form/DescribedForm.tsx';
import { guardianForm } from './guardian-form.ts';
import type { Guardian, Student } from './student-queries.ts';

interface GuardianDrawerProps {
  student: Student;
  /** None adds one. */
  guardian: Guardian | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export function GuardianDrawer({ student, guardian, onClose, onSaved }: GuardianDrawerProps) {
  const { t } = useI18n();
  const [isRemoving, setIsRemoving] = useState(false);
  const form = useEntityForm({
    rules: guardianRules,
    initial: guardian ?? { student: student.id, name: '' },
    onSaved,
  });
  return (
    <FormDrawer
      title={t(guardian ? 'guardian.edit' : 'guardian.add')}
      description={`${student.firstName} ${student.lastName}`}
      submitLabel={t('form.save')}
      saving={form.isSaving}
      onClose={onClose}
    >
      {(id) => (
        <>
          <DescribedForm id={id} of={guardianForm} form={form} entity={guardian} />
          {guardian && (
            <div>
              <Button variant="quiet" icon={TrashIcon} onClick={() => setIsRemoving(true)}>
                {t('guardian.remove')}
              </Button>
            </div>
          )}
          {guardian && isRemoving && (
            <ActionDialog
              title={t('guardian.remove.title', { name: guardian.name })}
              confirmLabel={t('form.delete')}
              tone="danger"
              action={() => club.table('guardian').remove(guardian.id)}
              onDone={onSaved}
              onClose={() => setIsRemoving(false)}
            />
          )}
        </>
      )}
    </FormDrawer>
  );
}
