import { useViewer } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import type { Notice } from './notice-queries.ts';

/** What a notice says, and what stands under it: when, why, of which child, and when it came. */
export function useNoticeWords() {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  return (notice: Notice): { title: string; details: string[] } => {
    const { kind, name, at, reason, count, student, studentFirstName, createdAt } = notice;
    const isPaper = kind === 'paperExpiring';
    const day = at && format.dateOf(at, isPaper ? 'long' : 'weekday');
    const when =
      day &&
      (isPaper
        ? t('bell.until', { day })
        : kind === 'examInvitation'
          ? t('bell.answerBy', { day })
          : `${day}, ${format.time(at)}`);
    // What became of an exam is its own sentence.
    const said =
      kind === 'examResult' ? (`bell.examResult.${reason}` as MessageKey) : (`bell.${kind}` as const);
    return {
      title: t(said, {
        name: isPaper ? t(`bell.paper.${name}` as MessageKey) : name,
        count,
      }),
      details: [
        student !== null && student !== whoami.student && studentFirstName,
        when,
        kind === 'webhookOff' ? t(`bell.offReason.${reason}` as MessageKey) : kind !== 'examResult' && reason,
        count > 1 && t('bell.others', { count: count - 1 }),
        t('bell.came', { day: format.dateOf(createdAt, 'dayMonth'), time: format.time(createdAt) }),
      ].filter((part): part is string => typeof part === 'string'),
    };
  };
}
