import { StatusTag } from '@tatami/ui';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { UserStatus } from './user-list.ts';

const looks = {
  invited: 'info',
  active: 'success',
  blocked: 'danger',
  pendingErasure: 'warning',
  erased: 'neutral',
} as const;

/** Whether somebody may sign in. */
export function UserStatusTag({ status }: { status: UserStatus }) {
  const { t } = useI18n();
  return <StatusTag status={looks[status]}>{t(`user.status.${status}`)}</StatusTag>;
}
