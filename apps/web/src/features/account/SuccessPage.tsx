import { HasRight, NoRight } from '@tatami/tables/HasRight';
import { ViewerContext } from '@tatami/tables/viewer';
import { Banner, ButtonLink, EmptyState, Inline, Notice, Stack } from '@tatami/ui';
import { SuccessIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { returnPath } from '@tatami/web-runtime/return-path';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useContext } from 'react';

/** Where a registration and a new password end well. */
export function SuccessPage() {
  const { t } = useI18n();
  const viewer = useContext(ViewerContext);
  useTitle(t('success.title'));
  if (!viewer) {
    return (
      <Notice
        icon={SuccessIcon}
        title={t('success.title')}
        description={t('success.password')}
        action={
          <ButtonLink href="/login" variant="primary">
            {t('login.submit')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack space={16}>
      <EmptyState
        titleLevel={1}
        icon={SuccessIcon}
        title={t('success.welcome', { name: viewer.whoami.firstName })}
        description={t('success.registered')}
        action={
          <Inline space={8} justify="center">
            <HasRight any={['Training:Read']}>
              <ButtonLink href={returnPath()} variant="primary">
                {t('landing.goOn')}
              </ButtonLink>
            </HasRight>
            <ButtonLink href="/adm/profile">{t('topBar.profile')}</ButtonLink>
          </Inline>
        }
      />
      <NoRight any={['Training:Read']}>
        <Banner tone="info" title={t('landing.next')}>
          {t('landing.noGroup')}
        </Banner>
      </NoRight>
    </Stack>
  );
}
