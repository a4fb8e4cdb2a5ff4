import type blocks from './blocks/pl.json';
import type blockWords from './blocks/words/pl.json';
import type pageAccess from './pages/access/pl.json';
import type pageCrud from './pages/crud/pl.json';
import type pageEmpty from './pages/empty/pl.json';
import type pageError from './pages/error/pl.json';
import type pageHelp from './pages/help/pl.json';
import type pageInvoice from './pages/invoice/pl.json';
import type pageLanding from './pages/landing/pl.json';
import type pageLogin from './pages/login/pl.json';
import type pages from './pages/pl.json';
import type pageTimeline from './pages/timeline/pl.json';
import type pageWindow from './pages/window/pl.json';
import type showcase from './pl.json';
import type uikit from './uikit/pl.json';

type Showcase = typeof showcase;
type Blocks = typeof blocks;
type BlockWords = typeof blockWords;
type Uikit = typeof uikit;
type Pages = typeof pages;
type PageWindow = typeof pageWindow;
type PageCrud = typeof pageCrud;
type PageTimeline = typeof pageTimeline;
type PageEmpty = typeof pageEmpty;
type PageLanding = typeof pageLanding;
type PageLogin = typeof pageLogin;
type PageError = typeof pageError;
type PageAccess = typeof pageAccess;
type PageInvoice = typeof pageInvoice;
type PageHelp = typeof pageHelp;

declare global {
  interface TatamiTexts
    extends Showcase,
      Blocks,
      BlockWords,
      Uikit,
      Pages,
      PageWindow,
      PageCrud,
      PageTimeline,
      PageEmpty,
      PageLanding,
      PageLogin,
      PageError,
      PageAccess,
      PageInvoice,
      PageHelp {}
}
