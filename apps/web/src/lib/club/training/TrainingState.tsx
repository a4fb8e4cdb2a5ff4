import { StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNow } from '@tatami/web-runtime/use-now';
import type { Training } from './trainings.ts';

const statuses = {
  planned: 'info',
  underWay: 'info',
  held: 'success',
  cancelled: 'danger',
  notHeld: 'warning',
} as const;

/** What becomes of a training, in a word. While it goes on, nobody is told that it is planned. */
export function TrainingState({ training }: { training: Pick<Training, 'state' | 'startsAt' | 'endsAt'> }) {
  const { t } = useI18n();
  const now = useNow();
  const { state, startsAt, endsAt } = training;
  const isUnderWay = state === 'planned' && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  const told = isUnderWay ? 'underWay' : state;
  return <StatusTag status={statuses[told]}>{t(`training.state.${told}`)}</StatusTag>;
}
