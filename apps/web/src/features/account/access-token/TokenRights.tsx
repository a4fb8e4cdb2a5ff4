import { Button } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { AccessToken } from './access-tokens.ts';
import { TokenDetails } from './TokenDetails.tsx';

/** How many rights somebody’s token has, which leads to all that is known of it, and to its end. */
export function TokenRights({ of: token }: { of: AccessToken }) {
  const { t } = useI18n();
  const [isShown, show] = useState(false);
  const count = t('accessToken.rights.count', { count: token.rights.length });
  const close = () => show(false);
  return (
    <>
      <Button size="small" aria-label={`${count}: ${token.name}`} onClick={() => show(true)}>
        {count}
      </Button>
      {isShown && <TokenDetails token={token} onClose={close} onRevoked={close} />}
    </>
  );
}
