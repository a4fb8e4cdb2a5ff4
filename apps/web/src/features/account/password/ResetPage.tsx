import { Card } from '@tatami/ui';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';
import { useNavigation } from '../../../lib/router/navigation-context.ts';
import { useTitle } from '../../../lib/router/use-title.ts';
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

  return (
    <Card>
      {mailed ? (
        <SetPassword key={mailed.key} mailed={mailed} onAskAnew={() => setMailed(null)} />
      ) : (
        <AskForLink />
      )}
    </Card>
  );
}
