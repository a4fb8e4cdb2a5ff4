import { useQuery } from '@tanstack/react-query';
import { Select } from '@tatami/ui';
import { groupsQuery } from '../../lib/groups.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';

/** Narrows a list to one group. */
export function GroupFilter() {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const { data: groups = [] } = useQuery(groupsQuery);
  return (
    <Select
      label={t('rights.group')}
      labelHidden
      emptyLabel={t('rights.everyGroup')}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={params.get('group') ?? ''}
      onValueChange={(group) => setParams({ group, page: null }, { replace: true })}
    />
  );
}
