import type { ShowcasePage } from '../area.ts';

/** The template blocks of spec §2, each in a frame of any width, with its source. */
export const blockPages: readonly ShowcasePage[] = [
  {
    path: '/blocks/hero',
    title: 'blocks.hero',
    page: async () => (await import('./hero/HeroPage.tsx')).HeroPage,
  },
  {
    path: '/blocks/features',
    title: 'blocks.features',
    page: async () => (await import('./features/FeaturesPage.tsx')).FeaturesPage,
  },
  {
    path: '/blocks/pricing',
    title: 'blocks.pricing',
    page: async () => (await import('./pricing/PricingPage.tsx')).PricingPage,
  },
  {
    path: '/blocks/contact',
    title: 'blocks.contact',
    page: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  },
  {
    path: '/blocks/statistics',
    title: 'blocks.statistics',
    page: async () => (await import('./statistics/StatisticsPage.tsx')).StatisticsPage,
  },
  {
    path: '/blocks/timeline',
    title: 'blocks.timeline',
    page: async () => (await import('./timeline/TimelinePage.tsx')).TimelinePage,
  },
  {
    path: '/blocks/team',
    title: 'blocks.team',
    page: async () => (await import('./team/TeamPage.tsx')).TeamPage,
  },
  {
    path: '/blocks/faq',
    title: 'blocks.faq',
    page: async () => (await import('./faq/FaqPage.tsx')).FaqPage,
  },
  {
    path: '/blocks/call-to-action',
    title: 'blocks.callToAction',
    page: async () => (await import('./call-to-action/CallToActionPage.tsx')).CallToActionPage,
  },
  {
    path: '/blocks/footer',
    title: 'blocks.footer',
    page: async () => (await import('./footer/FooterPage.tsx')).FooterPage,
  },
  {
    path: '/blocks/sign-in',
    title: 'blocks.signIn',
    page: async () => (await import('./sign-in/SignInPage.tsx')).SignInPage,
  },
  {
    path: '/blocks/table',
    title: 'blocks.table',
    page: async () => (await import('./table/TablePage.tsx')).TablePage,
  },
  {
    path: '/blocks/empty',
    title: 'blocks.empty',
    page: async () => (await import('./empty/EmptyPage.tsx')).EmptyPage,
  },
];
