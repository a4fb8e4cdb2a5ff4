import { StatusTag } from '@tatami/ui';
import { ClockIcon, ExcusedIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { OwnStudent, Presence } from './own-presences.ts';
import type { Mark } from './pending-marks.ts';

const looks = {
  declared: { status: 'success' },
  present: { status: 'success' },
  late: { status: 'warning', icon: ClockIcon },
  excused: { status: 'neutral', icon: ExcusedIcon },
  absent: { status: 'danger' },
} as const;

interface PresenceStatusProps extends Pick<Presence, 'status'> {
  /** Whose word it is, where it is about what is to come: one is told of oneself otherwise than of a child. */
  relation?: OwnStudent['relation'];
  /** How far it has got, where it is not stored. */
  state?: Mark['state'] | undefined;
  /** The name of whose it is, where several people’s stand beside each other. */
  name?: string | undefined;
}

/** A mark in a word. */
export function PresenceStatus({ status, state, relation, name }: PresenceStatusProps) {
  const { t } = useI18n();
  const word = t(`presence.status.${status}`, { relation: relation ?? 'other' });
  const said = [name ? `${name}: ${word.toLowerCase()}` : word, state === 'waiting' && t('presence.waiting')];
  return <StatusTag {...looks[status]}>{said.filter(Boolean).join(' · ')}</StatusTag>;
}
