import { Button } from '@tatami/ui';
import { useI18n } from './i18n-context.ts';

/** One click to the other language. Its name is written in that language, for whoever can't read this one. */
export function LanguageSwitch() {
  const { t, language, setLanguage } = useI18n();
  const other = language === 'pl' ? 'en' : 'pl';
  return (
    <Button
      variant="quiet"
      size="small"
      lang={other}
      title={t('language.other')}
      onClick={() => setLanguage(other)}
    >
      {t('language.otherCode')}
    </Button>
  );
}
