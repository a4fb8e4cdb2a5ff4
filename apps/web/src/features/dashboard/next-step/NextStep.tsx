import { useViewer } from '@tatami/tables/viewer';
import { Banner, ButtonLink } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What is still missing of whoever is signed in, and who does what about it. */
export function NextStep() {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  if (!whoami.isNamed) {
    return (
      <Banner
        tone="info"
        title={t('nextStep.name.title')}
        action={
          <ButtonLink href="/adm/profile" size="small">
            {t('nextStep.name.action')}
          </ButtonLink>
        }
      >
        {t('nextStep.name.text', { name: `${whoami.firstName} ${whoami.lastName}` })}
      </Banner>
    );
  }
  // Whoever works for the club need not train in it.
  if (has('Menu:Administration', 'Menu:Rights', 'Menu:Developer')) return null;
  return (
    <Banner tone="info" title={t('nextStep.person.title')}>
      {t('nextStep.person.text', { username: whoami.username })}
    </Banner>
  );
}
