import { create } from 'storybook/theming';
import { themeDefinitions } from '../../src/theme/families.ts';
import { makePalette } from '../../src/theme/palette.ts';
import type { Language } from '../say.ts';
import { markOf } from './mark.ts';

function paletteOf(name: string) {
  const definition = themeDefinitions.find((theme) => theme.name === name) ?? themeDefinitions[0];
  if (!definition) throw new Error('There is no theme.');
  return { ...definition, color: makePalette(definition.look, definition.hue) };
}

/** What the styles of `manager-head.html` read: colours of the theme, and a text in the language of the book. */
export function dressRoot(name: string, language: Language): void {
  const { color } = paletteOf(name);
  const { style } = document.documentElement;
  document.documentElement.lang = language;
  style.setProperty('--book-tint', color.tint);
  style.setProperty('--book-on-tint', color.onTint);
  style.setProperty('--book-muted', color.muted);
  style.setProperty(
    '--book-ask',
    JSON.stringify(language === 'pl' ? 'Co chcesz pokazać?' : 'What do you want to show?'),
  );
}

/** The face of the frame around the pages: it wears the theme that they wear. */
export function frameTheme(name: string) {
  const { look, shape, color } = paletteOf(name);
  const radius = Number.parseInt(shape.radiusControl, 10);
  return create({
    base: look.scheme,
    brandTitle: markOf(color),
    brandUrl: './?path=/docs/home--docs',
    brandTarget: '_self',
    // The name is drawn with its mark, as text that our face is there for.
    brandImage: null as unknown as string,
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    fontCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.surface,
    appContentBg: color.background,
    appPreviewBg: color.background,
    appBorderColor: color.line,
    appBorderRadius: radius,
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.muted,
    barTextColor: color.muted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    barBg: color.surface,
    inputBg: color.field,
    inputBorder: color.border,
    inputTextColor: color.text,
    inputBorderRadius: radius,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.subtle,
    booleanSelectedBg: color.surface,
  });
}
