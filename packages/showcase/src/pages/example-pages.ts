import type { ShowcasePage } from '../area.ts';

/** Whole pages of the kinds that any program has. The app has its own `/pages/notfound`. */
export const examplePages: readonly ShowcasePage[] = [
  {
    path: '/pages/crud',
    title: 'pages.crud',
    page: async () => (await import('./crud/CrudPage.tsx')).CrudPage,
  },
  {
    path: '/pages/timeline',
    title: 'pages.timeline',
    page: async () => (await import('./timeline/TimelinePage.tsx')).TimelinePage,
  },
  {
    path: '/pages/empty',
    title: 'pages.empty',
    page: async () => (await import('./empty/EmptyPage.tsx')).EmptyPage,
  },
  {
    path: '/pages/landing',
    title: 'pages.landing',
    page: async () => (await import('./landing/LandingPage.tsx')).LandingPage,
  },
  {
    path: '/pages/login',
    title: 'pages.login',
    page: async () => (await import('./login/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/pages/error',
    title: 'pages.error',
    page: async () => (await import('./error/ErrorExamplePage.tsx')).ErrorExamplePage,
  },
  {
    path: '/pages/access',
    title: 'pages.access',
    page: async () => (await import('./access/AccessPage.tsx')).AccessPage,
  },
  {
    path: '/pages/invoice',
    title: 'pages.invoice',
    page: async () => (await import('./invoice/InvoicePage.tsx')).InvoicePage,
  },
  {
    path: '/pages/help',
    title: 'pages.help',
    page: async () => (await import('./help/HelpPage.tsx')).HelpPage,
  },
];
