import { guardianRules } from '@tatami/sdk/rules/guardian';
import { ActionDialog } from '@tatami/tables/ActionDialog';
import { DescribedForm } from '@tatami/tables/DescribedForm';
import { useEntityForm } from '@tatami/tables/use-entity-form';
import { Button, FormDrawer } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
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
