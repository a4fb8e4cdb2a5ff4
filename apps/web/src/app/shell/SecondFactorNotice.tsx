import { Banner, ButtonLink } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The club demands a second factor of this person: until it is there, none of their rights counts. */
export function SecondFactorNotice() {
  const { t } = useI18n();
  return (
    <Banner
      tone="warning"
      title={t('secondFactor.demanded.title')}
      action={
        <ButtonLink href="/adm/profile#second-factor" size="small">
          {t('secondFactor.demanded.action')}
        </ButtonLink>
      }
    >
      {t('secondFactor.demanded.text')}
    </Banner>
  );
}
