import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allTexts } from '../build/texts.ts';

const dictionary = allTexts('pl');

function Said({ text, values }: { text: MessageKey; values: Readonly<Record<string, string | number>> }) {
  return useI18n().t(text, values as never);
}

/** What people stumbled over, in the words that a club's secretary would use. */
const words: readonly [
  words: string,
  text: MessageKey,
  values?: Readonly<Record<string, string | number>>,
][] = [
  ['tylko bez stopnia', 'training.grades.to', { grade: 'bez stopnia', rank: 0 }],
  ['do 4 kyu', 'training.grades.to', { grade: '4 kyu', rank: 3 }],
  ['Ważność', 'useringroupright.validity'],
  ['Ważne', 'useringroupright.validity.valid'],
  ['Konto założone', 'user.createdAt'],
  ['opiekun: Ewa Lis (uczeń: Jan Lis)', 'account.guardianOf', { name: 'Ewa Lis', children: 'Jan Lis' }],
  ['Nie masz prawa do tej strony. Jeśli to pomyłka, poproś o nie administratora klubu.', 'accessDenied.text'],
  ['Usprawiedliw', 'excuse.send', { count: 1 }],
  ['Usprawiedliw 3 nieobecności', 'excuse.send', { count: 3 }],
  ['5 zapowiedzi', 'training.declared', { count: 5 }],
  ['Zapowiedź', 'presence.status.declared', { relation: 'other' }],
  ['Niewidziani od 3\u00a0tygodni', 'club.unseen', {}],
  ['9 osób przestało przychodzić', 'club.unseen.lapsed', { count: 9 }],
  ['Za ile dni się liczy', 'training.dayWeight'],
  ['Zwróć do poprawy', 'homework-submission.action.return'],
  ['Wypożyczono: Jan Lis, zwrot do 24.11.2026.', 'item.lentUntil', { name: 'Jan Lis', date: '24.11.2026' }],
  ['Usunąć 1 osobę z grupy?', 'useringroupright.bulk.remove.question', { count: 1 }],
  ['Zaproszony', 'user.status.invited'],
  ['Sprawdzanie 2 wierszy…', 'import.checkingRows', { count: 2 }],
  ['Zapisywanie 1 wiersza…', 'import.saving', { count: 1 }],
  ['Podaj w postaci 80-180.', 'form.pattern', { example: '80-180' }],
  ['Załóż konto', 'login.toRegister'],
  ['Zaloguj się kodem z e-maila', 'login.byCode'],
  ['Pominięto dni wolne:', 'series.preview.skipped'],
  [
    'Kod się zgadza, a z adresem ewa@example.org nie ma jeszcze konta. Podaj imię i nazwisko, założymy je od razu.',
    'register.name.text',
    { email: 'ewa@example.org' },
  ],
  ['Jeszcze jeden do celu', 'home.week.left', { relation: 'self', count: 1 }],
  ['12 osób będzie', 'home.coming', { count: 12, section: 'adult' }],
  ['13 osób, Ty też', 'home.coming.too', { count: 13 }],
  ['9 dzieci będzie', 'home.coming', { count: 9, section: 'kids' }],
  ['2 osoby będą', 'home.coming', { count: 2, section: 'all' }],
  ['Dziś, za 3 godz. 10 min', 'home.soon.hours', { day: 'Dziś', hours: 3, minutes: 10 }],
  ['Cześć!', 'dashboard.hello.nobody'],
];

test.each(words)('“%s”', (said, text, values = {}) => {
  const markup = renderToStaticMarkup(
    <I18nProvider
      language="pl"
      dictionary={dictionary}
      timeZone="Europe/Warsaw"
      load={async () => dictionary}
    >
      <Said {...{ text, values }} />
    </I18nProvider>,
  );
  expect(markup).toBe(said);
});
