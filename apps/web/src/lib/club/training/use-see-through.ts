import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { isPassing, whenReady } from '../../api/when-ready.ts';

/** Gives the way to do what has to be done however long the server is away: it waits for that, and says so once. */
export function useSeeThrough() {
  const { t } = useI18n();
  const toast = useToast();
  return async (action: () => Promise<unknown>): Promise<void> => {
    let hide: (() => void) | undefined;
    try {
      for (;;) {
        try {
          await action();
          return;
        } catch (error) {
          if (!isPassing(error)) throw error;
          hide ??= toast({ message: t('presence.waiting'), severity: 'warn', stays: true });
          await whenReady();
        }
      }
    } finally {
      hide?.();
    }
  };
}
