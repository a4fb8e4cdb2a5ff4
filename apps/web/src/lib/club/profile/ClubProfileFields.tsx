import { PictureInput } from '@tatami/tables/PictureInput';
import { Columns, SegmentedControl, Stack, TextField } from '@tatami/ui';
import { ThemeSwatches } from '@tatami/ui/ThemeSwatches';
import { inScheme, type Theme, themes } from '@tatami/ui/theme';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { useClubProfile } from './use-club-profile.ts';

/** What the club is called, its logo, and the colours in which people find it. */
export function ClubProfileFields({ profile }: { profile: ReturnType<typeof useClubProfile> }) {
  const { t } = useI18n();
  const { stored, name, logo, theme, error } = profile;
  const { scheme } = themes.find((each) => each.name === theme) as Theme;
  const familyOf = ({ family }: Theme) => t(`theme.family.${family}`);
  const colorOf = ({ color }: Theme) => t(`theme.color.${color}`);
  return (
    <Columns layout={2} space={24} from="wide" align="start">
      <Stack space={20}>
        <TextField
          label={t('clubProfile.name')}
          hint={t('clubProfile.name.hint')}
          required
          maxLength={100}
          autoComplete="organization"
          error={error}
          value={name}
          onValueChange={profile.setName}
        />
        <PictureInput
          of="club-profile"
          size={512}
          label={t('clubProfile.logo')}
          required={false}
          error={undefined}
          entity={stored ?? undefined}
          value={logo as never}
          onValueChange={profile.setLogo}
        />
      </Stack>
      <Stack space={20}>
        <SegmentedControl<Theme['scheme']>
          label={t('clubProfile.scheme')}
          value={scheme}
          onValueChange={(next) => profile.setTheme(inScheme(theme, next))}
          options={[
            { value: 'light', label: t('clubProfile.scheme.light') },
            { value: 'dark', label: t('clubProfile.scheme.dark') },
          ]}
        />
        <ThemeSwatches
          label={t('clubProfile.theme')}
          hint={t('clubProfile.theme.hint')}
          themes={themes.filter((each) => each.scheme === scheme)}
          nameOf={(each) => t('appearance.theme.name', { family: familyOf(each), color: colorOf(each) })}
          familyOf={familyOf}
          colorOf={colorOf}
          value={theme}
          onValueChange={profile.setTheme}
        />
      </Stack>
    </Columns>
  );
}
