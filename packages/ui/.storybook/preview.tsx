import '@fontsource-variable/figtree';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { UiProvider } from '../src/index.ts';
import { defaultScale, defaultTheme, scales, themes } from '../src/theme/theme.ts';
import { labels } from './labels.ts';

import.meta.glob('../src/theme/generated/*.css', { eager: true });

const languages = { pl: 'Polski', en: 'English' } as const;

/** What the application's head script does: theme, scale and language on the root element. */
const onRoot: Decorator = (Story, { globals }) => {
  const { theme, scale, language } = globals as {
    theme: string;
    scale: string;
    language: keyof typeof languages;
  };
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.className = theme;
    root.dataset.scale = scale;
    root.lang = language;
  }, [theme, scale, language]);
  return (
    <UiProvider labels={labels[language]} locale={language}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  decorators: [onRoot],
  tags: ['autodocs'],
  initialGlobals: { theme: defaultTheme, scale: String(defaultScale), language: 'pl' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ name }) => ({ value: name, title: name })),
      },
    },
    scale: {
      description: 'Scale',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: scales.map((scale) => ({ value: String(scale), title: `${scale} px` })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Home', 'Tokens', 'Foundations', 'Layout', 'Actions', 'Forms', '*', 'Pages'] },
    },
  },
};

export default preview;
