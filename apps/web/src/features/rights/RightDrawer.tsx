import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { RowDrawerProps } from '@tatami/tables/table';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { groupName } from '../../lib/club/group-name.ts';
import { rightWord } from '../../lib/rights/right-words.ts';

/** The form of a group’s right, headed by it in people’s words. */
export function RightDrawer(props: RowDrawerProps<'rightto'>) {
  const { t, language } = useI18n();
  const { entity } = props;
  const title = entity && `${groupName(entity.groupName, language)}: ${rightWord(t, entity.right)}`;
  return <RowDrawer {...(title && { title })} {...props} />;
}
