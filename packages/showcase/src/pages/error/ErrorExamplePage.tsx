import { Button, FocusPage, Link, Logo, Notice } from '@tatami/ui';
import { ErrorIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { WindowPage } from '../WindowPage.tsx';

/** Something has gone wrong: what, what was not lost, and what to do now. */
export function ErrorExamplePage() {
  const { t } = useI18n();
  const [tries, setTries] = useState(0);
  return (
    <WindowPage
      title="pages.error"
      about={
        <>
          {t('errorExample.about')} <Link href="/pages/notfound">{t('errorExample.notFound')}</Link>
        </>
      }
    >
      <FocusPage top={<Logo name="Tatami" size="large" />}>
        <Notice
          icon={ErrorIcon}
          title={t('errorExample.title')}
          description={tries === 0 ? t('errorExample.text') : t('errorExample.again', { count: tries })}
          action={
            <Button variant="primary" onClick={() => setTries(tries + 1)}>
              {t('errorExample.retry')}
            </Button>
          }
        />
      </FocusPage>
    </WindowPage>
  );
}
