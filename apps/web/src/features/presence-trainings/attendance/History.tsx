import { useViewer } from '@tatami/tables/viewer';
import { Button, Card, EmptyState, ItemList, type ListItem, Tag } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useIsPrinting } from '@tatami/web-runtime/use-is-printing';
import { type ReactNode, useState } from 'react';
import { GroupName } from '../../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import type { OwnStudent } from '../../../lib/club/training/own-presences.ts';
import { PresenceStatus } from '../../../lib/club/training/PresenceStatus.tsx';
import type { Attendance, JudgedPresence } from '../presence-trainings-queries.ts';

/** The latest weeks; the rest of the year is one tap away. */
const firstRows = 30;

interface HistoryProps {
  student: OwnStudent;
  attendance: Attendance;
  /** The choice of the year. */
  choice: ReactNode;
}

/** Each training of a year, with the days that it counts for the next grade, or why it counts none. */
export function History({ student, attendance, choice }: HistoryProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = useIsPrinting();
  const { presences, year } = attendance;
  const { relation } = student;
  const shown = presences.slice(0, isUnfolded || isPrinting ? undefined : firstRows);

  const itemOf = (presence: JudgedPresence): ListItem => {
    const { id, training, trainingTitle, trainingStartsAt: at, status, days, whyNot } = presence;
    const reason = presence.invalidatedReason ?? '';
    return {
      id,
      title: (
        <>
          {trainingTitle} <GroupName group={groupOf(presence)} />
        </>
      ),
      description: (
        <>
          <span>
            {format.dateOf(at, 'short')}, {format.time(at)}
          </span>
          {whyNot && <span>{t(`presenceTrainings.whyNot.${whyNot}`, { status, relation, reason })}</span>}
          {status === 'excused' && presence.note && <span>{presence.note}</span>}
        </>
      ),
      end: (
        <>
          {status === 'late' && <PresenceStatus status={status} />}
          <Tag tone={days > 0 ? 'accent' : 'neutral'}>{t('presenceTrainings.days', { count: days })}</Tag>
        </>
      ),
      ...(has('Training:Read') && { href: `/dojo/training/${training}` }),
    };
  };

  return (
    <Card title={t('presenceTrainings.history.title')} padding="none" bleed actions={choice}>
      {presences.length > 0 ? (
        <ItemList items={shown.map(itemOf)} />
      ) : (
        <EmptyState
          icon={CalendarIcon}
          title={t('presenceTrainings.history.empty', { year: String(year) })}
          description={t('presenceTrainings.history.empty.text', { relation, name: student.firstName })}
        />
      )}
      {shown.length < presences.length && (
        <Button variant="quiet" fullWidth onClick={() => setUnfolded(true)}>
          {t('presenceTrainings.history.all', { count: presences.length })}
        </Button>
      )}
    </Card>
  );
}
