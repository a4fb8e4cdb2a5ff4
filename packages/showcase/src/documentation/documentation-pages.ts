import type { ShowcasePage } from '../area.ts';

/** What somebody reads who builds a page. Each sample is a file that is compiled. */
export const documentationPages: readonly ShowcasePage[] = [
  {
    path: '/documentation/start',
    title: 'documentation.start',
    page: async () => (await import('./start/StartPage.tsx')).StartPage,
  },
  {
    path: '/documentation/theming',
    title: 'documentation.theming',
    page: async () => (await import('./theming/ThemingPage.tsx')).ThemingPage,
  },
  {
    path: '/documentation/accessibility',
    title: 'documentation.accessibility',
    page: async () => (await import('./accessibility/AccessibilityPage.tsx')).AccessibilityPage,
  },
  {
    path: '/documentation/page',
    title: 'documentation.page',
    page: async () => (await import('./page/BuildPage.tsx')).BuildPage,
  },
];
