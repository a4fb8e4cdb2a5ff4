import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useState } from 'react';
import { AskForLink } from './AskForLink.tsx';
import { readMailedKey } from './mailed-key.ts';
import { SetPassword } from './SetPassword.tsx';

/** A password by mail: first the link is asked for, then it leads back here. */
export function ResetPage() {
  const { t } = useI18n();
  const { place } = useNavigation();
  const [mailed, setMailed] = useState(() => readMailedKey(place.hash));
  useTitle(t('reset.title'));

  useEffect(() => {
    const found = readMailedKey(place.hash);
    if (!found) return;
    // The key must not be left where a glance, a history or a bookmark would find it.
    history.replaceState(history.state, '', place.path);
    setMailed(found);
  }, [place]);

  return mailed ? (
    <SetPassword key={mailed.key} mailed={mailed} onAskAnew={() => setMailed(null)} />
  ) : (
    <AskForLink />
  );
}
