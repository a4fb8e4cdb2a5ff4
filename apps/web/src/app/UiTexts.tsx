import { type UiLabels, UiProvider } from '@tatami/ui';
import { type ReactNode, useMemo } from 'react';
import { useI18n } from '../lib/i18n/i18n-context.ts';

/** Gives the component library its texts in the person's language. */
export function UiTexts({ children }: { children: ReactNode }) {
  const { t, language } = useI18n();
  const labels = useMemo<UiLabels>(
    () => ({
      close: t('ui.close'),
      cancel: t('ui.cancel'),
      clear: t('ui.clear'),
      loading: t('ui.loading'),
      retry: t('ui.retry'),
      required: t('ui.required'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      increase: t('ui.increase'),
      decrease: t('ui.decrease'),
      noMatches: t('ui.noMatches'),
      skipToContent: t('ui.skipToContent'),
      openMenu: t('ui.openMenu'),
      closeMenu: t('ui.closeMenu'),
      mainMenu: t('ui.mainMenu'),
      quickMenu: t('ui.quickMenu'),
      notifications: t('ui.notifications'),
      // Spec §8: the four severities, and what they are called.
      toastTitles: {
        info: t('ui.toast.info'),
        success: t('ui.toast.success'),
        warning: t('ui.toast.warning'),
        danger: t('ui.toast.error'),
      },
      pages: t('ui.pages'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      rowRange: (first, last, total) => t('ui.rowRange', { first, last, total }),
      sortBy: t('ui.sortBy'),
    }),
    [t],
  );
  return (
    <UiProvider labels={labels} locale={language}>
      {children}
    </UiProvider>
  );
}
