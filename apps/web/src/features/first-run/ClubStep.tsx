import { useQuery } from '@tanstack/react-query';
import { PictureInput } from '@tatami/tables/PictureInput';
import type { DraftPicture } from '@tatami/tables/pictured-rows';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Columns, SegmentedControl, Stack, TextField } from '@tatami/ui';
import { ThemeSwatches } from '@tatami/ui/ThemeSwatches';
import { defaultTheme, inScheme, isThemeName, type Theme, themes } from '@tatami/ui/theme';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { aboutQuery } from '../../lib/api/about.ts';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { profileQuery } from './first-run-queries.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepHref } from './steps.ts';
import { useKeptText } from './use-kept-text.ts';

/** What the club is called, its logo, and the colours in which people find it. */
export function ClubStep() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const stored = useQuery(profileQuery).data;
  const about = useQuery(aboutQuery).data;
  const [keptName, setName] = useKeptText('name');
  const [theme, setTheme] = useState<string>();
  const [logo, setLogo] = useState<DraftPicture>();
  const [error, setError] = useState<string>();
  const { attempt, isBusy, failure } = useAttempt();
  // What the operator has set is the best guess.
  const name = keptName || (stored?.name ?? about?.clubName ?? '');
  const said = theme ?? stored?.theme ?? defaultTheme;
  const worn = isThemeName(said) ? said : defaultTheme;
  const { scheme } = themes.find((each) => each.name === worn) as Theme;

  function choose(next: Theme['name']) {
    setTheme(next);
    // What can't be fetched is worn at the next visit.
    import('@tatami/web-runtime/choose-theme').then(
      ({ wearThemeOfClub }) => wearThemeOfClub(next),
      () => {},
    );
  }

  const save = () =>
    attempt(async () => {
      if (name.trim() === '') return setError(t('firstRun.club.name.missing'));
      if (!stored) return;
      const profile = club.table('club-profile');
      const values = { name: name.trim(), theme: worn === defaultTheme ? null : worn };
      if (values.name !== stored.name || values.theme !== stored.theme)
        await profile.save({ ...stored, ...values });
      if (logo instanceof Blob) await profile.setPicture(stored.id, logo);
      else if (logo === null && stored.logo) await profile.removePicture(stored.id);
      await Promise.all([refreshTables('club-profile'), queryClient.invalidateQueries(aboutQuery)]);
      setName('');
      navigate(stepHref('places'));
    });

  const familyOf = ({ family }: Theme) => t(`theme.family.${family}`);
  const colorOf = ({ color }: Theme) => t(`theme.color.${color}`);
  return (
    <StepFrame step="club" onNext={save} isSaving={isBusy} failure={failure}>
      <Columns layout={2} space={24} from="wide" align="start">
        <Stack space={20}>
          <TextField
            label={t('firstRun.club.name')}
            hint={t('firstRun.club.name.hint')}
            required
            maxLength={100}
            autoComplete="organization"
            error={error}
            value={name}
            onValueChange={(next) => {
              setError(undefined);
              // An empty one is kept as a space: else what is stored would come back under the fingers.
              setName(next === '' ? ' ' : next.replace(/^ (?=\S)/, ''));
            }}
          />
          <PictureInput
            of="club-profile"
            size={512}
            label={t('firstRun.club.logo')}
            required={false}
            error={undefined}
            entity={stored ?? undefined}
            value={(logo === undefined ? (stored?.logo ?? null) : logo) as never}
            onValueChange={setLogo}
          />
        </Stack>
        <Stack space={20}>
          <SegmentedControl<Theme['scheme']>
            label={t('firstRun.club.scheme')}
            value={scheme}
            onValueChange={(next) => choose(inScheme(worn, next))}
            options={[
              { value: 'light', label: t('firstRun.club.scheme.light') },
              { value: 'dark', label: t('firstRun.club.scheme.dark') },
            ]}
          />
          <ThemeSwatches
            label={t('firstRun.club.theme')}
            hint={t('firstRun.club.theme.hint')}
            themes={themes.filter((each) => each.scheme === scheme)}
            nameOf={(each) => t('appearance.theme.name', { family: familyOf(each), color: colorOf(each) })}
            familyOf={familyOf}
            colorOf={colorOf}
            value={worn}
            onValueChange={choose}
          />
        </Stack>
      </Columns>
    </StepFrame>
  );
}
