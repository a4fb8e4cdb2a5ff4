import { useAttempt } from '@tatami/tables/use-attempt';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { ClubProfileFields } from '../../lib/club/profile/ClubProfileFields.tsx';
import { useClubProfile } from '../../lib/club/profile/use-club-profile.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepHref } from './steps.ts';
import { useKeptText } from './use-kept-text.ts';

/** What the club is called, its logo, and the colours in which people find it. */
export function ClubStep() {
  const { navigate } = useNavigation();
  const profile = useClubProfile(useKeptText('name'));
  const { attempt, isBusy, failure } = useAttempt(profile.marked);
  const save = () =>
    attempt(async () => {
      // Who goes on calls the club so.
      if (await profile.save({ isNameMeant: true })) navigate(stepHref('places'));
    });
  return (
    <StepFrame step="club" onNext={save} isSaving={isBusy} failure={failure}>
      <ClubProfileFields profile={profile} />
    </StepFrame>
  );
}
