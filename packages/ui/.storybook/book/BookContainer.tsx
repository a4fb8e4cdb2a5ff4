import '@fontsource/brygada-1918/latin-600.css';
import '@fontsource/brygada-1918/latin-ext-600.css';
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { GLOBALS_UPDATED, NAVIGATE_URL, SET_GLOBALS } from 'storybook/internal/core-events';
import { UiProvider } from '../../src/index.ts';
import { defaultInputStyle, defaultScale, defaultTheme } from '../../src/theme/theme.ts';
import { followLanguage, language } from '../say.ts';
import { texts } from '../texts.ts';
import { type Chosen, useChosenLook } from '../wear.ts';
import * as styles from './page.css.ts';

const atFirst: Chosen = {
  theme: defaultTheme,
  scale: String(defaultScale),
  inputStyle: defaultInputStyle,
  language,
  dir: 'ltr',
};

/**
 * The story that a frame of a page shows alone, by its id. Shown as part of a page it isn’t played: what plays takes the
 * focus, and the page would follow it. The frame goes to another one when its address does: the walk through the built book
 * sees them all in a frame that was loaded once.
 */
export const useStoryAlone = (): string | null =>
  useSyncExternalStore(followAddress, () => new URLSearchParams(location.search).get('alone'));

function followAddress(hear: () => void): () => void {
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

interface ToldGlobals {
  globals: Partial<Chosen>;
}

/** What the toolbar chooses, wherever a page stands in its frame. */
export function useChosen(): Chosen {
  const { channel } = use(DocsContext);
  const [globals, setGlobals] = useState<Partial<Chosen>>(() => {
    const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [ToldGlobals] | undefined;
    return told?.[0].globals ?? {};
  });
  useEffect(() => {
    const hear = ({ globals: now }: ToldGlobals) => setGlobals(now);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return { ...atFirst, ...globals };
}

/** The address of a page of the book. */
export const pagePath = (docsId: string) => `?path=/docs/${docsId}`;

/** A link to another page of the book is followed within it; the frame around stays. */
function BookLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { channel } = use(DocsContext);
  const isPage = href.startsWith('?path=');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPage || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, href);
  };
  return (
    <a {...rest} href={isPage ? `./${href}` : href} target={isPage ? '_top' : rest.target} onClick={follow} />
  );
}

/** What every page of the book stands in: its theme, its language, and room around it. */
export function BookContainer({ context, children }: { context: DocsContextProps; children: ReactNode }) {
  return (
    <DocsContext value={context}>
      <Dressed>{children}</Dressed>
    </DocsContext>
  );
}

function Dressed({ children }: { children: ReactNode }) {
  const [page] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const isAlone = useStoryAlone() !== null;
  const chosen = useChosen();
  useChosenLook({ ...chosen, language });
  useEffect(() => followLanguage(chosen.language), [chosen.language]);
  return (
    <UiProvider labels={texts[language].labels} locale={language} dir={chosen.dir} link={BookLink}>
      {isAlone ? (
        children
      ) : (
        <main className={styles.page} data-page={page}>
          <Suspense>{children}</Suspense>
        </main>
      )}
    </UiProvider>
  );
}
