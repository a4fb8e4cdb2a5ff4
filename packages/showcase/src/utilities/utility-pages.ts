import type { ShowcasePage } from '../area.ts';

/** What pages are made of, below the components. */
export const utilityPages: readonly ShowcasePage[] = [
  {
    path: '/utilities/icons',
    title: 'utilities.icons',
    page: async () => (await import('./icons/IconsPage.tsx')).IconsPage,
  },
  {
    path: '/utilities/spacing',
    title: 'utilities.spacing',
    page: async () => (await import('./spacing/SpacingPage.tsx')).SpacingPage,
  },
  {
    path: '/utilities/type',
    title: 'utilities.type',
    page: async () => (await import('./type/TypePage.tsx')).TypePage,
  },
  {
    path: '/utilities/colour',
    title: 'utilities.colour',
    page: async () => (await import('./colour/ColourPage.tsx')).ColourPage,
  },
];
