import * as bottomBar from '../BottomBar/BottomBar.css.ts';
import * as button from '../Button/Button.css.ts';
import { footer } from '../Footer/Footer.css.ts';
import { onPaper } from '../private/on-paper.ts';
import { skipLink } from '../SkipLink/SkipLink.css.ts';
import * as topBar from '../TopBar/TopBar.css.ts';
import * as topProgress from '../TopProgress/TopProgress.css.ts';
import * as shell from './Shell.css.ts';

/*
 * As much of paper as a page has that has only just come: small letters, and nothing of what stands around it. All else
 * comes with the head of a sheet.
 */
onPaper(':root:root', { overflow: 'visible', fontSize: '9.5pt' });
onPaper(
  [topBar.bar, shell.menu, shell.scrim, bottomBar.bar, footer, skipLink, topProgress.bar, button.button].map(
    (name) => `.${name}`,
  ),
  { display: 'none !important' },
);
