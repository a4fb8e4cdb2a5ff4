import { Checkbox, Columns, NumberField, TextArea, TextField } from '@tatami/ui';
import { club } from '../../lib/api/club.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { RemoveAction } from '../../lib/form/RemoveAction.tsx';
import { tidyPostalCode } from '../../lib/form/tidy.ts';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { EntityDrawerProps } from '../../lib/list/EntityListPage.tsx';

/** Where the club trains: its name, its address, and how many people there is room for. */
export function WorkplaceDrawer({ entity, onClose, onSaved, onRemoved }: EntityDrawerProps<'workplace'>) {
  const { t } = useI18n();
  const form = useEntityForm({
    table: 'workplace',
    initial: entity ?? { name: '', active: true },
    onSaved: () => onSaved(),
  });

  return (
    <FormDrawer title={entity ? entity.name : t('workplaces.add')} form={form} onClose={onClose}>
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
      {entity && (
        <RemoveAction
          label={t('workplace.remove')}
          title={t('workplace.remove.title', { name: entity.name })}
          description={t('workplace.remove.text')}
          remove={() => club.table('workplace').remove(entity.id)}
          onRemoved={onRemoved}
        />
      )}
    </FormDrawer>
  );
}
