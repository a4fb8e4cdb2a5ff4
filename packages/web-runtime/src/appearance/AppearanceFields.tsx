import { SegmentedControl, Switch } from '@tatami/ui';
import { ComputerIcon, MoonIcon, SunIcon } from '@tatami/ui/icons';
import { ThemeSwatches } from '@tatami/ui/ThemeSwatches';
import { defaultTheme, type Theme, themes } from '@tatami/ui/theme';
import { memo, useDeferredValue } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { inputStyles, menuTypes, scales } from './appearance.ts';
import { changeAppearance } from './change-appearance.ts';
import { chooseScheme, chooseTheme, prepareScheme, prepareTheme, type SchemeChoice } from './choose-theme.ts';
import { useAppearance } from './use-appearance.ts';

/** Everything about how the product looks in this browser. A change is in force at once, and kept. */
export function AppearanceFields() {
  return (
    <>
      <SchemeField />
      <ThemeField />
      <ScaleField />
      <MenuTypeField />
      <InputStyleField />
      <RippleField />
    </>
  );
}

function useWornTheme(): Theme | undefined {
  const sheet = useAppearance('theme');
  return themes.find(({ name }) => name === (sheet?.name ?? defaultTheme));
}

function SchemeField() {
  const { t } = useI18n();
  const worn = useWornTheme();
  const bySystem = useAppearance('bySystem');
  return (
    <SegmentedControl<SchemeChoice>
      label={t('appearance.scheme')}
      value={bySystem ? 'system' : worn?.scheme}
      onValueChange={chooseScheme}
      onIntent={prepareScheme}
      options={[
        { value: 'light', label: t('appearance.light'), icon: SunIcon },
        { value: 'dark', label: t('appearance.dark'), icon: MoonIcon },
        { value: 'system', label: t('appearance.system'), icon: ComputerIcon },
      ]}
    />
  );
}

function ThemeField() {
  const worn = useWornTheme();
  // The page wears the other scheme a frame before the pictures of its themes are drawn.
  const before = useDeferredValue(worn);
  const pictured = before?.scheme === worn?.scheme ? worn : before;
  return pictured && <ThemeChoice worn={pictured} />;
}

function ScaleField() {
  const { t } = useI18n();
  const scale = useAppearance('scale');
  return (
    <SegmentedControl
      label={t('appearance.scale')}
      value={String(scale)}
      onValueChange={(chosen) =>
        changeAppearance({ scale: scales.find((known) => String(known) === chosen) ?? scale })
      }
      options={scales.map((known) => ({ value: String(known), label: String(known) }))}
    />
  );
}

function MenuTypeField() {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t('appearance.menuType')}
      hint={t('appearance.menuType.hint')}
      value={useAppearance('menuType')}
      onValueChange={(chosen) => changeAppearance({ menuType: chosen })}
      options={menuTypes.map((type) => ({ value: type, label: t(`appearance.menuType.${type}`) }))}
    />
  );
}

function InputStyleField() {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t('appearance.inputStyle')}
      value={useAppearance('inputStyle')}
      onValueChange={(chosen) => changeAppearance({ inputStyle: chosen })}
      options={inputStyles.map((style) => ({ value: style, label: t(`appearance.inputStyle.${style}`) }))}
    />
  );
}

function RippleField() {
  const { t } = useI18n();
  return (
    <Switch
      label={t('appearance.ripple')}
      hint={t('appearance.ripple.hint')}
      checked={useAppearance('ripple')}
      onCheckedChange={(chosen) => changeAppearance({ ripple: chosen })}
    />
  );
}

const ThemeChoice = memo(function ThemeChoice({ worn }: { worn: Theme }) {
  const { t } = useI18n();
  const familyOf = ({ family }: Theme) => t(`theme.family.${family}`);
  const colorOf = ({ color }: Theme) => t(`theme.color.${color}`);
  return (
    <ThemeSwatches
      label={t('appearance.theme')}
      themes={themes.filter(({ scheme }) => scheme === worn.scheme)}
      nameOf={(theme) => t('appearance.theme.name', { family: familyOf(theme), color: colorOf(theme) })}
      familyOf={familyOf}
      colorOf={colorOf}
      value={worn.name}
      onValueChange={chooseTheme}
      onIntent={prepareTheme}
    />
  );
});
