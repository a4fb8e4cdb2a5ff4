import { type Group, GroupTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { groupText } from './group-of.ts';

/** What a group is called, in its hue. */
export function GroupName({ group }: { group: Group }) {
  const { t } = useI18n();
  return <GroupTag group={group}>{t(groupText(group))}</GroupTag>;
}
