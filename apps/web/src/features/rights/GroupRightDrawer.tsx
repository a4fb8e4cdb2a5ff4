import { useQuery } from '@tanstack/react-query';
import { Combobox, Select } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { groupsQuery } from '../../lib/club/groups.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { RemoveAction } from '../../lib/form/RemoveAction.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { EntityDrawerProps } from '../../lib/list/EntityListPage.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { suggestRights } from './grantable-rights.ts';

/** A right that the members of a group hold. */
export function GroupRightDrawer({ entity, onClose, onSaved, onRemoved }: EntityDrawerProps<'rightto'>) {
  const { t } = useI18n();
  const { params } = useSearchParams();
  const { data: groups = [] } = useQuery(groupsQuery);
  const [typed, setTyped] = useState('');
  const form = useEntityForm({
    table: 'rightto',
    // The list of one group's rights is the place to add one to it.
    initial: entity ?? { group: params.get('group') ?? '', right: '' },
    onSaved: () => onSaved(),
  });
  const right = form.text('right');
  return (
    <FormDrawer title={entity ? entity.right : t('groupRights.add')} form={form} onClose={onClose}>
      <Select
        label={t('rights.group')}
        emptyLabel={t('form.choose')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.text('group')}
      />
      <Combobox
        label={t('groupRight.right')}
        hint={t('groupRight.right.hint')}
        required={right.required}
        error={right.error}
        options={suggestRights(typed).map((name) => ({ id: name, label: name }))}
        value={right.value ? { id: right.value, label: right.value } : null}
        onValueChange={(option) => right.onValueChange(option?.id ?? '')}
        onQueryChange={setTyped}
      />
      {entity && (
        <RemoveAction
          label={t('groupRight.remove')}
          title={t('groupRight.remove.title', { right: entity.right, group: entity.groupName })}
          description={t('groupRight.remove.text')}
          remove={() => club.table('rightto').remove(entity.id)}
          onRemoved={onRemoved}
        />
      )}
    </FormDrawer>
  );
}
