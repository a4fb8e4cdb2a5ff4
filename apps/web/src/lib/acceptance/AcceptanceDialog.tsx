import { useQuery } from '@tanstack/react-query';
import { ClubApiError, type Whoami } from '@tatami/sdk';
import { Banner, Button, ButtonLink, Dialog, Link, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { aboutQuery } from '../api/about.ts';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetViewer } from '../viewer.ts';

/** Texts of the club that somebody has not accepted as they are now: at their first sign-in, and after a change. */
export function AcceptanceDialog({ texts }: { texts: Whoami['toAccept'] }) {
  const { t } = useI18n();
  const { refresh } = useNavigation();
  const { data: about } = useQuery(aboutQuery);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const present = texts.flatMap((text) => {
    const edition = about?.[text];
    return edition ? [{ text, ...edition }] : [];
  });

  async function accept() {
    setIsSending(true);
    setFailure(null);
    try {
      const body = Object.fromEntries(present.map(({ text, version }) => [text, version]));
      await club.api.POST('/authinfo/acceptance', { body });
      forgetViewer();
      await refresh();
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
      // There may be a newer edition than the one that was shown.
      await queryClient.invalidateQueries(aboutQuery);
    }
    setIsSending(false);
  }

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
          <Button variant="primary" loading={isSending} onClick={accept}>
            {t('acceptance.accept')}
          </Button>
        </>
      }
    >
      <Stack space={12}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {present.map(({ text, url, version }) => (
          <div key={text}>
            <Link href={url} target="_blank">
              {t('acceptance.edition', { name: t(`acceptance.${text}`), version })}
            </Link>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
