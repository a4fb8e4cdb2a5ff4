import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { versions } from './versions.ts';

/** Offers a new version as soon as it is there. Whoever does not take it now has it at the next visit. */
export function useNewVersion(): void {
  const toast = useToast();
  const { t } = useI18n();
  useEffect(
    () =>
      versions.whenNew(() =>
        toast({
          message: t('version.new'),
          severity: 'info',
          stays: true,
          action: { label: t('version.reload'), onAction: () => location.reload() },
        }),
      ),
    [toast, t],
  );
}
