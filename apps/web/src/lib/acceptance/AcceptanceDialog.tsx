import { useQuery } from '@tanstack/react-query';
import type { Whoami } from '@tatami/sdk';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, ButtonLink, Dialog, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { aboutQuery } from '../api/about.ts';
import { forgetViewer } from '../viewer.ts';
import { EditionLink } from './EditionLink.tsx';
import { acceptEditions, editionsOf } from './editions.ts';

/** Texts of the club that somebody has not accepted as they are now: at their first sign-in, and after a change. */
export function AcceptanceDialog({ texts }: { texts: Whoami['toAccept'] }) {
  const { t } = useI18n();
  const { refresh } = useNavigation();
  const { data: about } = useQuery(aboutQuery);
  const { attempt, isBusy, failure } = useAttempt();
  const present = editionsOf(about, texts);

  const accept = () =>
    attempt(async () => {
      await acceptEditions(present);
      forgetViewer();
      await refresh();
    });

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title={t('acceptance.title')}
      description={t('acceptance.text')}
      dismissible={false}
      actions={
        <>
          <ButtonLink href="/logout" variant="quiet">
            {t('topBar.signOut')}
          </ButtonLink>
          <Button variant="primary" loading={isBusy} onClick={accept}>
            {t('acceptance.accept')}
          </Button>
        </>
      }
    >
      <Stack space={12}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {present.map((edition) => (
          <div key={edition.text}>
            <EditionLink {...edition} />
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
