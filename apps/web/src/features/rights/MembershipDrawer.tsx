import { useQuery } from '@tanstack/react-query';
import { Columns, DateField, Select } from '@tatami/ui';
import { club } from '../../lib/api/club.ts';
import { groupsQuery } from '../../lib/club/groups.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { RemoveAction } from '../../lib/form/RemoveAction.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { EntityDrawerProps } from '../../lib/list/EntityListPage.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { UserField } from './UserField.tsx';
import { beginningOf, endOf, firstDay, lastDay } from './validity.ts';

/** A user's place in a group. */
export function MembershipDrawer({
  entity,
  onClose,
  onSaved,
  onRemoved,
}: EntityDrawerProps<'useringroupright'>) {
  const { t, timeZone } = useI18n();
  const { params } = useSearchParams();
  const { data: groups = [] } = useQuery(groupsQuery);
  const form = useEntityForm({
    table: 'useringroupright',
    // The list narrowed to somebody or to a group is the place to add to it.
    initial: entity ?? { user: params.get('user') ?? '', group: params.get('group') ?? '' },
    onSaved: () => onSaved(),
  });
  const { values } = form;
  const validFrom = form.text('validFrom');
  const validTo = form.text('validTo');
  return (
    <FormDrawer title={entity ? entity.username : t('memberships.add')} form={form} onClose={onClose}>
      <UserField label={t('membership.user')} {...form.text('user')} />
      <Select
        label={t('rights.group')}
        emptyLabel={t('form.choose')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.text('group')}
      />
      <Columns layout={2} space={16}>
        <DateField
          label={t('membership.validFrom')}
          hint={t('membership.validFrom.hint')}
          {...validFrom}
          value={firstDay(values.validFrom, timeZone)}
          onValueChange={(day) => form.change({ validFrom: beginningOf(day, timeZone) })}
        />
        <DateField
          label={t('membership.validTo')}
          hint={t('membership.validTo.hint')}
          {...validTo}
          value={lastDay(values.validTo, timeZone)}
          onValueChange={(day) => form.change({ validTo: endOf(day, timeZone) })}
        />
      </Columns>
      {entity && (
        <RemoveAction
          label={t('membership.remove')}
          title={t('membership.remove.title', { user: entity.username, group: entity.groupName })}
          description={t('membership.remove.text')}
          remove={() => club.table('useringroupright').remove(entity.id)}
          onRemoved={onRemoved}
        />
      )}
    </FormDrawer>
  );
}
