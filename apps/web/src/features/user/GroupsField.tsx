import { useQuery } from '@tanstack/react-query';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { Checkbox, FieldGroup, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { groupDescription } from '../../lib/club/group-description.ts';
import { groupName } from '../../lib/club/group-name.ts';
import { place as groupsPlace } from '../../tables/groupright/place.ts';

interface GroupsFieldProps {
  /** Ids of the chosen groups. */
  value: readonly string[];
  onValueChange: (groups: readonly string[]) => void;
}

/** Which groups a new user is in. */
export function GroupsField({ value, onValueChange }: GroupsFieldProps) {
  const { t, language } = useI18n();
  const { data: groups = [] } = useQuery(allRowsQuery(groupsPlace));
  return (
    <FieldGroup label={t('user.groups')}>
      <Stack space={8}>
        {groups.map(({ id, name, description }) => (
          <Checkbox
            key={id}
            label={groupName(name, language)}
            hint={groupDescription(description, language) ?? undefined}
            checked={value.includes(id)}
            onCheckedChange={(chosen) =>
              onValueChange(chosen ? [...value, id] : value.filter((each) => each !== id))
            }
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
