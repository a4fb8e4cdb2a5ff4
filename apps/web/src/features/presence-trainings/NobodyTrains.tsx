import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, EmptyState, Inline } from '@tatami/ui';
import { SuccessIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What stands there for who neither trains nor answers for anybody who does: why, and what to do. */
export function NobodyTrains() {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  // Whoever works for the club looks for the presences of others.
  const ofOthers = has('Presence:Read');
  return (
    <Card>
      <EmptyState
        icon={SuccessIcon}
        title={t('presenceTrainings.nobody.title')}
        description={t(ofOthers ? 'presenceTrainings.nobody.staff' : 'presenceTrainings.nobody.text', {
          username: whoami.username,
        })}
        action={
          <Inline space={8} justify="center">
            {has('Training:Read') && (
              <ButtonLink href="/dojo/training">{t('presenceTrainings.nobody.trainings')}</ButtonLink>
            )}
            {ofOthers && has('Menu:Administration4Admin') && (
              <ButtonLink href="/dojo/presence">{t('presenceTrainings.nobody.presences')}</ButtonLink>
            )}
          </Inline>
        }
      />
    </Card>
  );
}
