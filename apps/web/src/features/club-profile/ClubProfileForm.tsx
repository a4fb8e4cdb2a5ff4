import { ClubApiError } from '@tatami/sdk';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Inline, Stack, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useState } from 'react';
import { ClubProfileFields } from '../../lib/club/profile/ClubProfileFields.tsx';
import { type ClubIdentity, useClubProfile } from '../../lib/club/profile/use-club-profile.ts';

/** Saves what is changed, with a way back. */
export function ClubProfileForm() {
  const { t } = useI18n();
  const toast = useToast();
  const profile = useClubProfile(useState(''));
  const { attempt, isBusy, failure } = useAttempt(profile.marked);
  useUnsavedChanges(() => profile.isDirty);

  // The page may be gone by then.
  async function takeBack(before: ClubIdentity): Promise<void> {
    try {
      await profile.takeBack(before);
      toast({ message: t('clubProfile.undone'), severity: 'success' });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    }
  }

  const save = () =>
    attempt(async () => {
      const before = await profile.save();
      if (!before) return;
      toast({
        message: t('clubProfile.saved'),
        severity: 'success',
        action: { label: t('ui.undo'), onAction: () => void takeBack(before) },
      });
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack space={24}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <ClubProfileFields profile={profile} />
        <Inline space={12}>
          <Button type="submit" variant="primary" loading={isBusy} disabled={!profile.isDirty}>
            {t('clubProfile.save')}
          </Button>
          {profile.isDirty && !isBusy && (
            <Button variant="quiet" onClick={profile.discard}>
              {t('clubProfile.discard')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
