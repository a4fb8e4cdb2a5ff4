import { type Held, useHeldWords } from '../../history/use-held-words.ts';
import { useI18n } from '../../i18n/i18n-context.ts';

/** What a field holds, as people read it. */
export function HeldValue(held: Held) {
  const { t } = useI18n();
  return useHeldWords([held])(held) ?? t('form.none');
}
