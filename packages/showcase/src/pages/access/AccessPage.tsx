import { Button, ButtonLink, FocusPage, Logo, Notice } from '@tatami/ui';
import { LockIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { WindowPage } from '../WindowPage.tsx';

/** A page that one may not see: who may let one in, and the way back. */
export function AccessPage() {
  const { t } = useI18n();
  const [asked, setAsked] = useState(false);
  return (
    <WindowPage title="pages.access" about={t('accessExample.about')}>
      <FocusPage top={<Logo name="Tatami" size="large" />}>
        <Notice
          icon={LockIcon}
          title={t('accessExample.title')}
          description={t(asked ? 'accessExample.asked' : 'accessExample.text')}
          action={
            <>
              {!asked && (
                <Button variant="primary" onClick={() => setAsked(true)}>
                  {t('accessExample.ask')}
                </Button>
              )}
              <ButtonLink href="#back">{t('accessExample.back')}</ButtonLink>
            </>
          }
        />
      </FocusPage>
    </WindowPage>
  );
}
