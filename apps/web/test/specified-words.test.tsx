import { ToastProvider, useLabels } from '@tatami/ui';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { languages } from '@tatami/web-runtime/languages';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { allTexts } from '../build/texts.ts';

// Its place is kept by the page's own head, which is not here.
vi.stubGlobal('document', { documentElement: { dataset: { cookies: 'asked' } } });
const { CookieQuestion } = await import('@tatami/web-runtime/CookieQuestion');

/** Spec §2 and §8, word for word; the Polish ones say the same. */
const words = {
  pl: {
    titles: ['Informacja', 'Sukces', 'Ostrzeżenie', 'Błąd'],
    policy: 'Polityka plików cookie',
    banner: [
      'Ta strona używa plików cookie, aby korzystanie z niej było jak najwygodniejsze.',
      'Dowiedz się więcej',
      'Odrzuć pliki cookie',
      'Rozumiem!',
    ],
  },
  en: {
    titles: ['Info', 'Success', 'Warning', 'Error'],
    policy: 'Cookie Policy',
    banner: [
      'This website uses cookies to ensure you get the best experience on our website.',
      'Learn',
      'Refuse cookies',
      'Got it!',
    ],
  },
};

function ToastTitles() {
  const { info, success, warn, error } = useLabels().toastTitles;
  return [info, success, warn, error].map((title) => <p key={title}>{title}</p>);
}

describe.each(languages)('in %s', (language) => {
  const draw = (content: ReactNode) => {
    const dictionary = allTexts(language);
    return renderToStaticMarkup(
      <I18nProvider
        language={language}
        dictionary={dictionary}
        timeZone="Europe/Warsaw"
        load={async () => dictionary}
      >
        <UiTexts>
          <ToastProvider>{content}</ToastProvider>
        </UiTexts>
      </I18nProvider>,
    );
  };
  const textsIn = (markup: string) => markup.split(/<[^>]*>/).filter(Boolean);

  test('a notification is called what its severity is', () => {
    expect(textsIn(draw(<ToastTitles />))).toEqual(words[language].titles);
  });

  test('the question about cookies has its words, and the way to the policy is hidden', () => {
    const banner = draw(<CookieQuestion />);
    expect(textsIn(banner)).toEqual(words[language].banner);
    expect(banner).toContain(`aria-label="${words[language].policy}"`);
    expect(banner).toMatch(/<a [^>]*hidden=""/);
  });
});
