import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef } from 'react';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';

/** Whoever is signed in and changes the language is written to in it too. */
export function useKeptLanguage(): void {
  const { language } = useI18n();
  const shown = useRef(language);
  useEffect(() => {
    if (language === shown.current) return;
    shown.current = language;
    if (!club.session.isSignedIn()) return;
    club.api
      .PUT('/authinfo/profile', { body: { language } })
      .then(() => queryClient.invalidateQueries({ queryKey: ['user'] }))
      // Where it can't be told now, the profile still says which one holds.
      .catch(() => {});
  }, [language]);
}
