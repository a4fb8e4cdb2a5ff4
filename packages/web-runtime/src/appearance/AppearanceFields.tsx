import { SegmentedControl, Switch } from '@tatami/ui';
import { ComputerIcon, MoonIcon, SunIcon } from '@tatami/ui/icons';
import { ThemeSwatches } from '@tatami/ui/ThemeSwatches';
import { defaultTheme, type Theme, themes } from '@tatami/ui/theme';
import { memo, useDeferredValue } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { inputStyles, menuTypes, scales } from './appearance.ts';
import { chooseScheme, chooseTheme, prepareScheme, prepareTheme, type SchemeChoice } from './choose-theme.ts';
import { changeAppearance, useAppearance } from './use-appearance.ts';

/** Everything about how the product looks in this browser. A change is in force at once, and kept. */
export function AppearanceFields() {
  const { t } = useI18n();
  const { theme, bySystem, scale, menuType, inputStyle, ripple } = useAppearance();
  const worn = themes.find(({ name }) => name === (theme?.name ?? defaultTheme));
  // The page wears the other scheme a frame before the pictures of its themes are drawn.
  const before = useDeferredValue(worn);
  const pictured = before?.scheme === worn?.scheme ? worn : before;

  return (
    <>
      {worn && (
        <>
          <SegmentedControl<SchemeChoice>
            label={t('appearance.scheme')}
            value={bySystem ? 'system' : worn.scheme}
            onValueChange={chooseScheme}
            onIntent={prepareScheme}
            options={[
              { value: 'light', label: t('appearance.light'), icon: SunIcon },
              { value: 'dark', label: t('appearance.dark'), icon: MoonIcon },
              { value: 'system', label: t('appearance.system'), icon: ComputerIcon },
            ]}
          />
          {pictured && <ThemeChoice worn={pictured} />}
        </>
      )}
      <SegmentedControl
        label={t('appearance.scale')}
        value={String(scale)}
        onValueChange={(chosen) =>
          changeAppearance({ scale: scales.find((known) => String(known) === chosen) ?? scale })
        }
        options={scales.map((known) => ({ value: String(known), label: String(known) }))}
      />
      <SegmentedControl
        label={t('appearance.menuType')}
        hint={t('appearance.menuType.hint')}
        value={menuType}
        onValueChange={(chosen) => changeAppearance({ menuType: chosen })}
        options={menuTypes.map((type) => ({ value: type, label: t(`appearance.menuType.${type}`) }))}
      />
      <SegmentedControl
        label={t('appearance.inputStyle')}
        value={inputStyle}
        onValueChange={(chosen) => changeAppearance({ inputStyle: chosen })}
        options={inputStyles.map((style) => ({ value: style, label: t(`appearance.inputStyle.${style}`) }))}
      />
      <Switch
        label={t('appearance.ripple')}
        hint={t('appearance.ripple.hint')}
        checked={ripple}
        onCheckedChange={(chosen) => changeAppearance({ ripple: chosen })}
      />
    </>
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
