import { Button, Checkbox, Columns, NumberField, TextArea, TextField } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../../lib/club.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { tidyPostalCode } from '../../lib/form/tidy.ts';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Workplace } from '../../lib/workplaces.ts';

interface WorkplaceDrawerProps {
  /** None makes a new one. */
  workplace: Workplace | undefined;
  onClose: () => void;
  onSaved: () => void;
  onRemoved: () => void;
}

export function WorkplaceDrawer({ workplace, onClose, onSaved, onRemoved }: WorkplaceDrawerProps) {
  const { t } = useI18n();
  const [isRemoving, setIsRemoving] = useState(false);
  const form = useEntityForm({
    table: 'workplace',
    initial: workplace ?? { name: '', active: true },
    onSaved,
  });

  return (
    <FormDrawer title={workplace ? workplace.name : t('workplaces.add')} form={form} onClose={onClose}>
      <TextField label={t('workplace.name')} {...form.text('name')} />
      <TextField
        label={t('workplace.address')}
        placeholder={t('workplace.address.example')}
        autoComplete="street-address"
        {...form.text('address')}
      />
      <Columns layout={2} space={16}>
        <TextField
          label={t('workplace.postalCode')}
          placeholder="80-180"
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.text('postalCode', tidyPostalCode)}
        />
        <TextField label={t('workplace.city')} autoComplete="address-level2" {...form.text('city')} />
      </Columns>
      <Columns layout={2} space={16}>
        <TextField label={t('workplace.room')} {...form.text('room')} />
        <NumberField label={t('workplace.capacity')} min={1} max={500} {...form.number('capacity')} />
      </Columns>
      <TextArea label={t('workplace.directionsPl')} {...form.text('directionsPl')} />
      <TextArea label={t('workplace.directionsEn')} {...form.text('directionsEn')} />
      <Checkbox label={t('workplace.active')} hint={t('workplace.active.hint')} {...form.flag('active')} />
      {workplace && (
        <div>
          <Button variant="quiet" icon={TrashIcon} onClick={() => setIsRemoving(true)}>
            {t('workplace.remove')}
          </Button>
        </div>
      )}
      {workplace && isRemoving && (
        <ActionDialog
          title={t('workplace.remove.title', { name: workplace.name })}
          description={t('workplace.remove.text')}
          confirmLabel={t('form.delete')}
          tone="danger"
          action={() => club.table('workplace').remove(workplace.id)}
          onDone={onRemoved}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </FormDrawer>
  );
}
