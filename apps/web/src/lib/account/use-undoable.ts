import { useAttempt } from '@tatami/tables/use-attempt';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useRef } from 'react';

/**
 * Does what the server may refuse, says that it is done, and offers the way back from it. What was pressed may go by that:
 * the focus stays in the area, which is to be focusable.
 */
export function useUndoable() {
  const { t } = useI18n();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const area = useRef<HTMLDivElement>(null);
  const attemptUndoable = (deed: () => Promise<() => Promise<void>>, message: string) =>
    attempt(async () => {
      const undo = await deed();
      toast({ message, action: { label: t('account.undo'), onAction: () => void attempt(undo) } });
      area.current?.focus();
    });
  return { attempt: attemptUndoable, area, isBusy, failure };
}
