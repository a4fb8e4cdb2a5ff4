import type { ShowcasePage } from '../area.ts';

/** The components, a page for each kind (spec §2). */
export const uikitPages: readonly ShowcasePage[] = [
  {
    path: '/uikit/input',
    title: 'uikit.input',
    page: async () => (await import('./InputPage.tsx')).InputPage,
  },
];
