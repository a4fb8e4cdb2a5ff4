import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, ButtonLink, Card, Inline, Stack, StatusTag, Text } from '@tatami/ui';
import { ShieldIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useState } from 'react';

const SecondFactorSetup = lazy(async () => ({
  default: (await import('./SecondFactorSetup.tsx')).SecondFactorSetup,
}));
const RecoveryCodesRenewal = lazy(async () => ({
  default: (await import('./RecoveryCodesRenewal.tsx')).RecoveryCodesRenewal,
}));
const SecondFactorRemoval = lazy(async () => ({
  default: (await import('./SecondFactorRemoval.tsx')).SecondFactorRemoval,
}));

/** Fewer than this are soon used up. */
const fewCodes = 3;

interface SecondFactorCardProps {
  security: { secondFactor: boolean; hasPassword: boolean; recoveryCodesLeft: number };
}

/** A code beside the password: on or off. */
export function SecondFactorCard({ security }: SecondFactorCardProps) {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const [open, setOpen] = useState<'setup' | 'renewal' | 'removal' | null>(null);
  const { secondFactor: isOn, hasPassword, recoveryCodesLeft } = security;
  const close = () => setOpen(null);

  return (
    <div id="second-factor">
      <Card
        title={t('secondFactor.title')}
        actions={
          <StatusTag status={isOn ? 'success' : 'neutral'}>
            {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
          </StatusTag>
        }
      >
        <Stack space={16}>
          <Text tone="muted">{t(hasPassword ? 'secondFactor.text' : 'secondFactor.passwordFirst')}</Text>
          {isOn && whoami.mustShowSecondFactor && (
            <Banner
              tone="info"
              action={
                <ButtonLink href="/logout" size="small">
                  {t('topBar.signOut')}
                </ButtonLink>
              }
            >
              {t('secondFactor.notShown')}
            </Banner>
          )}
          {isOn && recoveryCodesLeft < fewCodes && (
            <Banner tone="warning">{t('secondFactor.fewCodes', { count: recoveryCodesLeft })}</Banner>
          )}
          {isOn ? (
            <Inline space={12}>
              <Button onClick={() => setOpen('renewal')}>{t('secondFactor.renewal.title')}</Button>
              <Button onClick={() => setOpen('removal')}>{t('secondFactor.turnOff')}</Button>
              <Text as="span" tone="muted" size="small">
                {t('secondFactor.codesLeft', { count: recoveryCodesLeft })}
              </Text>
            </Inline>
          ) : (
            hasPassword && (
              <div>
                <Button icon={ShieldIcon} onClick={() => setOpen('setup')}>
                  {t('secondFactor.turnOn')}
                </Button>
              </div>
            )
          )}
        </Stack>
        <Suspense>
          {open === 'setup' && <SecondFactorSetup onClose={close} />}
          {open === 'renewal' && <RecoveryCodesRenewal onClose={close} />}
          {open === 'removal' && <SecondFactorRemoval onClose={close} />}
        </Suspense>
      </Card>
    </div>
  );
}
