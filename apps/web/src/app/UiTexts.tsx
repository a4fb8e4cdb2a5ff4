import { type UiLabels, UiProvider } from '@tatami/ui';
import { type ReactNode, useMemo } from 'react';
import { useI18n } from '../lib/i18n/i18n-context.ts';

/** They bear the same names in the dictionary, after `ui.`. */
const names = [
  'close',
  'cancel',
  'clear',
  'loading',
  'retry',
  'required',
  'showPassword',
  'hidePassword',
  'increase',
  'decrease',
  'noMatches',
  'skipToContent',
  'openMenu',
  'closeMenu',
  'mainMenu',
  'quickMenu',
  'notifications',
  'pages',
  'previousPage',
  'nextPage',
  'sortBy',
] as const satisfies readonly (keyof UiLabels)[];

type Named = Record<(typeof names)[number], string>;

/** Gives the component library its texts in the person's language. */
export function UiTexts({ children }: { children: ReactNode }) {
  const { t, language } = useI18n();
  const labels = useMemo<UiLabels>(
    () => ({
      ...(Object.fromEntries(names.map((name) => [name, t(`ui.${name}`)])) as Named),
      // Spec §8: the four severities, and what they are called.
      toastTitles: {
        info: t('ui.toast.info'),
        success: t('ui.toast.success'),
        warning: t('ui.toast.warning'),
        danger: t('ui.toast.error'),
      },
      rowRange: (first, last, total) => t('ui.rowRange', { first, last, total }),
    }),
    [t],
  );
  return (
    <UiProvider labels={labels} locale={language}>
      {children}
    </UiProvider>
  );
}
