import { StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Training } from './trainings.ts';

const statuses = { planned: 'info', held: 'success', cancelled: 'danger', notHeld: 'warning' } as const;

/** What became of a training, in a word. */
export function TrainingState({ state }: Pick<Training, 'state'>) {
  const { t } = useI18n();
  return <StatusTag status={statuses[state]}>{t(`training.state.${state}`)}</StatusTag>;
}
