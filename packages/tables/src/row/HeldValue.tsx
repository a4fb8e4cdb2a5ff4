import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Held } from '../history/held-words.ts';
import { useHeldWords } from '../history/use-held-words.ts';

/** What a field holds, as people read it. */
export function HeldValue(held: Held) {
  const { t } = useI18n();
  return useHeldWords([held])(held) ?? t('form.none');
}
