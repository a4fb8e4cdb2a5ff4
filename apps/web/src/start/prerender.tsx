import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { type Language, languages } from '@tatami/web-runtime/languages';
import type { Dictionary } from '@tatami/web-runtime/translator';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import { defaultTimeZone } from '@tatami/web-runtime/zoned-time';
import { renderToString } from 'react-dom/server';
import { entryRoutes } from '../app/entry-routes.ts';
import { FocusLayout } from '../app/shell/FocusLayout.tsx';
import { MainLayout } from '../app/shell/MainLayout.tsx';
import { homes } from '../features/dashboard/homes.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { ShellHead } from './fill-shell-head.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { shellHeads } from './shell-heads.ts';

export { tableRequests } from './table-requests.ts';

type Dictionaries = Readonly<Record<Language, Dictionary>>;

const nobody = { id: '', firstName: '', lastName: '', picture: null };

/** The pages, as the app comes to know them. */
export { entryRoutes, homes };
export const loadRoutes = async () => (await import('../app/routes.ts')).routes;

/** The shells that stand in `index.html` until the app takes over: the real layouts, without anybody's data. */
export function renderShells(dictionaries: Dictionaries): string {
  return languages
    .flatMap((language) => [shell(dictionaries, language, 'main'), shell(dictionaries, language, 'focus')])
    .join('');
}

/** The words that the shells say of a page before it is there. */
export function namedHeads(dictionaries: Dictionaries): Record<string, Record<Language, ShellHead>> {
  const headIn = (language: Language, path: string): ShellHead => {
    const { title = '', description = '' } = shellHeads[path] ?? {};
    const texts = dictionaries[language];
    return { title: texts[title] ?? '', description: texts[description] ?? '' };
  };
  return Object.fromEntries(
    Object.keys(shellHeads).map((path) => [path, { pl: headIn('pl', path), en: headIn('en', path) }]),
  );
}

function shell(dictionaries: Dictionaries, language: Language, layout: 'main' | 'focus'): string {
  const name = `${language}-${layout}`;
  const content = renderToString(
    <I18nProvider
      language={language}
      dictionary={dictionaries[language]}
      timeZone={defaultTimeZone}
      load={async (wanted) => dictionaries[wanted]}
    >
      <UiTexts>
        {layout === 'main' ? (
          <MainLayout clubName="" viewer={nobody} has={(...anyOf) => anyOf.length === 0} path="">
            <PageSkeleton />
          </MainLayout>
        ) : (
          <FocusLayout clubName="">
            <FormSkeleton />
          </FocusLayout>
        )}
      </UiTexts>
    </I18nProvider>,
    { identifierPrefix: `${name}-` },
  );
  return `<div data-shell="${name}">${content}</div>`;
}
