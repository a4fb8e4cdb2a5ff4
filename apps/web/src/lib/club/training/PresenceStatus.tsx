import { StatusTag } from '@tatami/ui';
import { ClockIcon, ExcusedIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Presence } from './own-presences.ts';

const looks = {
  declared: { status: 'info' },
  present: { status: 'success' },
  late: { status: 'warning', icon: ClockIcon },
  excused: { status: 'neutral', icon: ExcusedIcon },
  absent: { status: 'danger' },
} as const;

/** A mark in a word. */
export function PresenceStatus({ status }: Pick<Presence, 'status'>) {
  const { t } = useI18n();
  return <StatusTag {...looks[status]}>{t(`presence.status.${status}`)}</StatusTag>;
}
