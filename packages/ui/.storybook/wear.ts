import { useLayoutEffect } from 'react';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, wearTheme } from '../src/theme/theme.ts';

/** What the toolbar chooses. */
export interface Chosen {
  readonly theme: ThemeName;
  readonly scale: string;
  readonly inputStyle: string;
  readonly language: 'pl' | 'en';
  readonly dir: 'ltr' | 'rtl';
}

/** What an application does with the settings of a person: theme, scale, style of fields, language, and which way text runs. */
export function useChosenLook({ theme, scale, inputStyle, language, dir }: Chosen): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    wearTheme(document, makeTheme(theme));
    root.dataset.scale = scale;
    root.dataset.inputStyle = inputStyle;
    root.lang = language;
    root.dir = dir;
  }, [theme, scale, inputStyle, language, dir]);
}
