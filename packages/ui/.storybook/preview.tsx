import '@fontsource-variable/figtree';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '../src/index.ts';
import {
  defaultInputStyle,
  defaultScale,
  defaultTheme,
  inputStyles,
  scales,
  themes,
} from '../src/theme/theme.ts';
import { book } from './book/book.tsx';
import { plainArgTypes } from './plain-arg-types.ts';
import { followLanguage, language, languages, say } from './say.ts';
import { stopDate } from './stop-date.ts';
import { texts } from './texts.ts';
import { themeTitle } from './theme-titles.ts';
import { useDirectionOf } from './turn.ts';
import { type Chosen, useChosenLook } from './wear.ts';

const isTest = import.meta.env.VITEST_STORYBOOK === 'false';
// A bound for a machine that is busy with other things: the code of a menu comes when it is first opened.
if (isTest) {
  configure({ asyncUtilTimeout: 10_000 });
  stopDate();
}

const directions = {
  ltr: say({ pl: 'Od lewej do prawej', en: 'Left to right' }),
  rtl: say({ pl: 'Od prawej do lewej', en: 'Right to left' }),
} as const;
const fields = {
  outlined: say({ pl: 'Pola obrysowane', en: 'Outlined fields' }),
  filled: say({ pl: 'Pola wypełnione', en: 'Filled fields' }),
} as const;

/** What an application puts around all it shows. */
const onRoot: Decorator = (Story, { globals, storyGlobals }) => {
  const given = globals as Chosen;
  const chosen = { ...given, dir: useDirectionOf(given.dir) };
  useChosenLook(chosen);
  const isOwn = 'language' in storyGlobals;
  useEffect(() => {
    if (!isTest && !isOwn) followLanguage(chosen.language);
  }, [chosen.language, isOwn]);
  return (
    <UiProvider labels={texts[chosen.language].labels} locale={chosen.language} dir={chosen.dir}>
      <Story />
    </UiProvider>
  );
};

/**
 * Storybook holds still what moves while a story is judged, and lets go of it where nothing was found: after a fault all
 * stories that follow would stand still.
 */
function letGo(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-delay: 0s !important')) style.remove();
}

const preview: Preview = {
  decorators: [onRoot],
  beforeEach: letGo,
  // Only where it is asked for, as the tests do. A story of themes chooses its own.
  afterEach: async ({ id, globals, storyGlobals }) => {
    const { looks, pictures, theme } = globals;
    if (pictures)
      await (await import('./pictures/take-pictures.ts')).takePictures(id, storyGlobals.theme ?? theme);
    if (looks) await (await import('./judge-looks.ts')).judgeLooks(id, theme, 'theme' in storyGlobals);
  },
  tags: ['autodocs'],
  argTypesEnhancers: [plainArgTypes],
  initialGlobals: {
    theme: defaultTheme,
    scale: String(defaultScale),
    inputStyle: defaultInputStyle,
    language,
    dir: 'ltr',
  },
  globalTypes: {
    theme: {
      description: say({ pl: 'Motyw', en: 'Theme' }),
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map((theme) => ({ value: theme.name, title: themeTitle(theme) })),
      },
    },
    scale: {
      description: say({ pl: 'Rozmiar pisma', en: 'Scale' }),
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: scales.map((scale) => ({ value: String(scale), title: `${scale} px` })),
      },
    },
    inputStyle: {
      description: say({ pl: 'Wygląd pól', en: 'Style of fields' }),
      toolbar: {
        icon: 'form',
        dynamicTitle: true,
        items: inputStyles.map((style) => ({ value: style, title: fields[style] })),
      },
    },
    language: {
      description: say({ pl: 'Język', en: 'Language' }),
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
    dir: {
      description: say({ pl: 'Kierunek pisma', en: 'Which way text runs' }),
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: Object.entries(directions).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    docs: isTest ? {} : book,
    // Whoever opens a story sees what axe found good in it too; a test would hand on all of that, half a megabyte a story.
    // And axe would wait half a second for the word of a frame that it is not in.
    a11y: {
      test: 'error',
      options: isTest ? { resultTypes: ['violations'], preload: false, iframes: false } : {},
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        magnified: { name: 'Desktop at 200 %', styles: { width: '640px', height: '450px' }, type: 'desktop' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
