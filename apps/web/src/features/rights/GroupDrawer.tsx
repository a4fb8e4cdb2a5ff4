import { TextArea, TextField } from '@tatami/ui';
import { club } from '../../lib/api/club.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { RemoveAction } from '../../lib/form/RemoveAction.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { EntityDrawerProps } from '../../lib/list/EntityListPage.tsx';

/** The server refuses to rename or remove a group that the club comes with. */
export function GroupDrawer({ entity, onClose, onSaved, onRemoved }: EntityDrawerProps<'groupright'>) {
  const { t } = useI18n();
  const form = useEntityForm({
    table: 'groupright',
    initial: entity ?? { name: '' },
    onSaved: () => onSaved(),
  });
  return (
    <FormDrawer title={entity ? entity.name : t('groups.add')} form={form} onClose={onClose}>
      <TextField
        label={t('group.name')}
        readOnly={entity?.system}
        hint={entity?.system ? t('group.name.fixed') : undefined}
        {...form.text('name')}
      />
      <TextArea label={t('group.description')} {...form.text('description')} />
      {entity && !entity.system && (
        <RemoveAction
          label={t('group.remove')}
          title={t('group.remove.title', { name: entity.name })}
          description={t('group.remove.text')}
          remove={() => club.table('groupright').remove(entity.id)}
          onRemoved={onRemoved}
        />
      )}
    </FormDrawer>
  );
}
