import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Gives what copies a piece of code, and says so. */
export function useCopy(): (code: string) => Promise<void> {
  const { t } = useI18n();
  const toast = useToast();
  return async (code) => {
    await navigator.clipboard.writeText(code);
    toast({ severity: 'success', title: t('frame.copied'), message: code });
  };
}
