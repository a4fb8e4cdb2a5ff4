import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { englishPlugin } from './reading/english-plugin.ts';

const isTest = Boolean(process.env.VITEST);
/** Whether only the pages are read, as scripts/walk-book.ts does, and no story’s controls. */
const isWalked = process.env.BOOK === 'walked';
const facesOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** The tests read no pages: what only these stand on would be bundled for them while they run, and stop them. */
const withoutPages = {
  name: 'without pages',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('/.storybook/book/book.tsx') ? 'export const book = {};' : undefined),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The frame around the pages writes in our faces too.
  staticDirs: [
    { from: `${facesOf('@fontsource-variable/figtree')}/files`, to: '/figtree' },
    { from: `${facesOf('@fontsource/brygada-1918')}/files`, to: '/brygada' },
  ],
  // The book reads props by the compiler, from the sources; a story's controls follow what its arguments are.
  typescript: { reactDocgen: isTest || isWalked ? false : 'react-docgen' },
  features: { backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (vite) => {
    const plugins = [...(vite.plugins ?? []), vanillaExtractPlugin()];
    if (isTest) return { ...vite, plugins: [...plugins, withoutPages] };
    const { bookPlugin } = await import('./reading/book-plugin.ts');
    // Browsers know light-dark(); written out for others it would not follow a theme that is put on later.
    const build = { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };
    return { ...vite, build, plugins: [...plugins, englishPlugin(), bookPlugin()] };
  },
};

export default config;
