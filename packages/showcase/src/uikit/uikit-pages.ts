import type { ShowcasePage } from '../area.ts';

/** The components, a page for each kind (spec §2). */
export const uikitPages: readonly ShowcasePage[] = [
  {
    path: '/uikit/formlayout',
    title: 'uikit.formlayout',
    page: async () => (await import('./form-layout/FormLayoutPage.tsx')).FormLayoutPage,
  },
  {
    path: '/uikit/input',
    title: 'uikit.input',
    page: async () => (await import('./input/InputPage.tsx')).InputPage,
  },
  {
    path: '/uikit/floatlabel',
    title: 'uikit.floatlabel',
    page: async () => (await import('./float-label/FloatLabelPage.tsx')).FloatLabelPage,
  },
  {
    path: '/uikit/invalidstate',
    title: 'uikit.invalidstate',
    page: async () => (await import('./invalid-state/InvalidStatePage.tsx')).InvalidStatePage,
  },
  {
    path: '/uikit/button',
    title: 'uikit.button',
    page: async () => (await import('./button/ButtonPage.tsx')).ButtonPage,
  },
  {
    path: '/uikit/table',
    title: 'uikit.table',
    page: async () => (await import('./table/TablePage.tsx')).TablePage,
  },
  {
    path: '/uikit/list',
    title: 'uikit.list',
    page: async () => (await import('./list/ListPage.tsx')).ListPage,
  },
  {
    path: '/uikit/tree',
    title: 'uikit.tree',
    page: async () => (await import('./tree/TreePage.tsx')).TreePage,
  },
  {
    path: '/uikit/panel',
    title: 'uikit.panel',
    page: async () => (await import('./panel/PanelPage.tsx')).PanelPage,
  },
  {
    path: '/uikit/overlay',
    title: 'uikit.overlay',
    page: async () => (await import('./overlay/OverlayPage.tsx')).OverlayPage,
  },
  {
    path: '/uikit/media',
    title: 'uikit.media',
    page: async () => (await import('./media/MediaPage.tsx')).MediaPage,
  },
  {
    path: '/uikit/menu',
    title: 'uikit.menu',
    page: async () => (await import('./menu/MenuPage.tsx')).MenuPage,
  },
  {
    path: '/uikit/message',
    title: 'uikit.message',
    page: async () => (await import('./message/MessagePage.tsx')).MessagePage,
  },
  {
    path: '/uikit/file',
    title: 'uikit.file',
    page: async () => (await import('./file/FilePage.tsx')).FilePage,
  },
  {
    path: '/uikit/charts',
    title: 'uikit.charts',
    page: async () => (await import('./charts/ChartsPage.tsx')).ChartsPage,
  },
  {
    path: '/uikit/misc',
    title: 'uikit.misc',
    page: async () => (await import('./small-things/SmallThingsPage.tsx')).SmallThingsPage,
  },
];
