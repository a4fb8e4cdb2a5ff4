import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMemo } from 'react';

/** Writes a moment, in milliseconds since the epoch, as the club's clock says it: 18:30:04. */
export function useClock(): (at: number) => string {
  const { language, timeZone } = useI18n();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: 'medium', timeZone });
    return (at) => format.format(at);
  }, [language, timeZone]);
}
