import type blocks from './blocks/pl.json';
import type blockWords from './blocks/words/pl.json';
import type docAccessibility from './documentation/accessibility/pl.json';
import type docPage from './documentation/page/pl.json';
import type documentation from './documentation/pl.json';
import type docSample from './documentation/sample/pl.json';
import type docStart from './documentation/start/pl.json';
import type docTheming from './documentation/theming/pl.json';
import type frame from './frame/pl.json';
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
import type uikitButton from './uikit/button/pl.json';
import type uikitCharts from './uikit/charts/pl.json';
import type uikitFile from './uikit/file/pl.json';
import type uikitFloatLabel from './uikit/float-label/pl.json';
import type uikitFormLayout from './uikit/form-layout/pl.json';
import type uikitInput from './uikit/input/pl.json';
import type uikitInvalidState from './uikit/invalid-state/pl.json';
import type uikitList from './uikit/list/pl.json';
import type uikitMedia from './uikit/media/pl.json';
import type uikitMenu from './uikit/menu/pl.json';
import type uikitMessage from './uikit/message/pl.json';
import type uikitOverlay from './uikit/overlay/pl.json';
import type uikitPanel from './uikit/panel/pl.json';
import type uikit from './uikit/pl.json';
import type uikitSmallThings from './uikit/small-things/pl.json';
import type uikitTable from './uikit/table/pl.json';
import type uikitTree from './uikit/tree/pl.json';
import type utilitiesColour from './utilities/colour/pl.json';
import type utilitiesIcons from './utilities/icons/pl.json';
import type utilities from './utilities/pl.json';
import type utilitiesSpacing from './utilities/spacing/pl.json';
import type utilitiesType from './utilities/type/pl.json';

type Blocks = typeof blocks;
type BlockWords = typeof blockWords;
type DocAccessibility = typeof docAccessibility;
type DocPage = typeof docPage;
type Documentation = typeof documentation;
type DocSample = typeof docSample;
type DocStart = typeof docStart;
type DocTheming = typeof docTheming;
type Frame = typeof frame;
type PageAccess = typeof pageAccess;
type PageCrud = typeof pageCrud;
type PageEmpty = typeof pageEmpty;
type PageError = typeof pageError;
type PageHelp = typeof pageHelp;
type PageInvoice = typeof pageInvoice;
type PageLanding = typeof pageLanding;
type PageLogin = typeof pageLogin;
type Pages = typeof pages;
type PageTimeline = typeof pageTimeline;
type PageWindow = typeof pageWindow;
type Showcase = typeof showcase;
type UikitButton = typeof uikitButton;
type UikitCharts = typeof uikitCharts;
type UikitFile = typeof uikitFile;
type UikitFloatLabel = typeof uikitFloatLabel;
type UikitFormLayout = typeof uikitFormLayout;
type UikitInput = typeof uikitInput;
type UikitInvalidState = typeof uikitInvalidState;
type UikitList = typeof uikitList;
type UikitMedia = typeof uikitMedia;
type UikitMenu = typeof uikitMenu;
type UikitMessage = typeof uikitMessage;
type UikitOverlay = typeof uikitOverlay;
type UikitPanel = typeof uikitPanel;
type Uikit = typeof uikit;
type UikitSmallThings = typeof uikitSmallThings;
type UikitTable = typeof uikitTable;
type UikitTree = typeof uikitTree;
type UtilitiesColour = typeof utilitiesColour;
type UtilitiesIcons = typeof utilitiesIcons;
type Utilities = typeof utilities;
type UtilitiesSpacing = typeof utilitiesSpacing;
type UtilitiesType = typeof utilitiesType;

declare global {
  interface TatamiTexts
    extends Blocks,
      BlockWords,
      DocAccessibility,
      DocPage,
      Documentation,
      DocSample,
      DocStart,
      DocTheming,
      Frame,
      PageAccess,
      PageCrud,
      PageEmpty,
      PageError,
      PageHelp,
      PageInvoice,
      PageLanding,
      PageLogin,
      Pages,
      PageTimeline,
      PageWindow,
      Showcase,
      UikitButton,
      UikitCharts,
      UikitFile,
      UikitFloatLabel,
      UikitFormLayout,
      UikitInput,
      UikitInvalidState,
      UikitList,
      UikitMedia,
      UikitMenu,
      UikitMessage,
      UikitOverlay,
      UikitPanel,
      Uikit,
      UikitSmallThings,
      UikitTable,
      UikitTree,
      UtilitiesColour,
      UtilitiesIcons,
      Utilities,
      UtilitiesSpacing,
      UtilitiesType {}
}
