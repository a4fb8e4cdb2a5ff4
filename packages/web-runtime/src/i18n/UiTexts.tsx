import { type UiLabels, UiProvider } from '@tatami/ui';
import { type ReactNode, useMemo } from 'react';
import { locales } from './formats.ts';
import { useI18n } from './i18n-context.ts';

/** The labels that bear the same name in the dictionary, after `ui.`. */
const keys = [
  'ui.close',
  'ui.cancel',
  'ui.clear',
  'ui.loading',
  'ui.retry',
  'ui.required',
  'ui.showPassword',
  'ui.hidePassword',
  'ui.increase',
  'ui.decrease',
  'ui.noMatches',
  'ui.anotherLetter',
  'ui.searchFailed',
  'ui.skipToContent',
  'ui.openMenu',
  'ui.closeMenu',
  'ui.mainMenu',
  'ui.quickMenu',
  'ui.notifications',
  'ui.pages',
  'ui.previousPage',
  'ui.nextPage',
  'ui.sortBy',
] as const satisfies readonly `ui.${keyof UiLabels}`[];

type Named = { [Key in (typeof keys)[number] as Key extends `ui.${infer Name}` ? Name : never]: string };

/** Gives the component library its texts in the person's language. */
export function UiTexts({ children }: { children: ReactNode }) {
  const { t, language } = useI18n();
  const labels = useMemo<UiLabels>(
    () => ({
      ...(Object.fromEntries(keys.map((key) => [key.slice('ui.'.length), t(key)])) as Named),
      // Spec §8: the four severities, and what they are called.
      toastTitles: {
        info: t('ui.toast.info'),
        success: t('ui.toast.success'),
        warn: t('ui.toast.warn'),
        error: t('ui.toast.error'),
      },
      rowRange: (first, last, { value: total, exact }) =>
        t(exact ? 'ui.rowRange' : 'ui.rowRangeOfMore', { first, last, total }),
    }),
    [t],
  );
  return (
    <UiProvider labels={labels} locale={locales[language]}>
      {children}
    </UiProvider>
  );
}
