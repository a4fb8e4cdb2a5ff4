import { renderToString } from 'react-dom/server';
import english from '../../public/assets/i18n/en.json';
import polish from '../../public/assets/i18n/pl.json';
import { FocusLayout } from '../app/shell/FocusLayout.tsx';
import { MainLayout } from '../app/shell/MainLayout.tsx';
import { UiTexts } from '../app/UiTexts.tsx';
import { defaultTimeZone } from '../lib/club/club-time.ts';
import { I18nProvider } from '../lib/i18n/I18nProvider.tsx';
import { type Language, languages } from '../lib/i18n/languages.ts';
import type { Dictionary } from '../lib/i18n/translator.ts';
import { type PageHead, pageHeads } from '../lib/page-heads.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { ShellHead } from './fill-shell-head.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const dictionaries: Record<Language, Dictionary> = { pl: polish, en: english };
const nobody = { firstName: '', lastName: '' };

/** The shells that stand in `index.html` until the app takes over: the real layouts, without anybody's data. */
export function renderShells(): string {
  return languages.flatMap((language) => [shell(language, 'main'), shell(language, 'focus')]).join('');
}

/** What the shells say of a page before it is there. */
export function shellHeads(): Record<string, Record<Language, ShellHead>> {
  return Object.fromEntries(
    Object.entries<PageHead>(pageHeads).map(([path, head]) => [
      path,
      { pl: headIn(polish, head), en: headIn(english, head) },
    ]),
  );
}

function headIn(dictionary: Dictionary, { title, description }: PageHead): ShellHead {
  return { title: title && dictionary[title], description: dictionary[description] ?? '' };
}

function shell(language: Language, layout: 'main' | 'focus'): string {
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
