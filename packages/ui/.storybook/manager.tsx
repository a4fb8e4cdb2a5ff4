import {
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORIES_COLLAPSE_ALL,
  STORIES_EXPAND_ALL,
  STORY_INDEX_INVALIDATED,
} from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { arrange, isArranged, type RawIndex } from './manager/arrange.ts';
import { dressRoot, frameTheme } from './manager/frame-theme.ts';
import type { SearchFacts } from './reading/facts.ts';

const atFirst = { theme: 'lara-light-indigo', language: 'pl' } as const;

interface Globals {
  theme?: string;
  language?: 'pl' | 'en';
}

addons.setConfig({
  theme: frameTheme(atFirst.theme),
  // The pages stand in our own order, under what one wants of them; of a page one reads, its stories are examples.
  sidebar: { filters: { arranged: isArranged } },
  enableShortcuts: true,
});

dressRoot(atFirst.theme, atFirst.language);

addons.register('tatami/book', (api: API) => {
  void api.setShortcut('search', ['/']);
  let worn = { ...atFirst } as Required<Globals>;
  const load = async <Content,>(address: string) => (await fetch(address)).json() as Promise<Content>;
  const arrangeAll = async () => {
    const [index, facts] = await Promise.all([
      load<RawIndex>('./index.json'),
      load<SearchFacts[]>('./book.json').catch(() => []),
    ]);
    await api.setIndex(arrange(index, facts, worn.language) as Parameters<API['setIndex']>[0]);
  };
  // Storybook opens the groups that it sees first, and in another language they are others: these are opened, and nothing in them.
  const openGroups = () => {
    api.emit(STORIES_EXPAND_ALL);
    api.emit(STORIES_COLLAPSE_ALL);
  };
  const follow = ({ globals }: { globals: Globals }) => {
    const before = worn;
    worn = { ...atFirst, ...globals } as Required<Globals>;
    if (worn.theme !== before.theme) api.setOptions({ theme: frameTheme(worn.theme) });
    dressRoot(worn.theme, worn.language);
    const isSaidAnew = worn.language !== before.language;
    void arrangeAll().then(() => isSaidAnew && setTimeout(openGroups));
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  api.on(STORY_INDEX_INVALIDATED, () => setTimeout(() => void arrangeAll(), 500));
});
