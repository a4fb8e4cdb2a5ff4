import { BookmarkIcon, BuildingIcon, ListIcon, NoteIcon, SettingsIcon } from '@tatami/ui/icons';
import type { Area } from './area.ts';
import { blockPages } from './blocks/block-pages.ts';
import { documentationPages } from './documentation/documentation-pages.ts';
import { examplePages } from './pages/example-pages.ts';
import { uikitPages } from './uikit/uikit-pages.ts';
import { utilityPages } from './utilities/utility-pages.ts';

/** The demo areas (spec §2), in the order of the menu: it, the routes and the tests read them here. */
export const areas: readonly Area[] = [
  { title: 'showcase.uikit', icon: ListIcon, pages: uikitPages },
  { title: 'showcase.blocks', icon: BuildingIcon, pages: blockPages },
  { title: 'showcase.utilities', icon: SettingsIcon, pages: utilityPages },
  { title: 'showcase.pages', icon: BookmarkIcon, pages: examplePages },
  { title: 'showcase.documentation', icon: NoteIcon, pages: documentationPages },
];
