import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SearchField } from './SearchField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Poszukać na stronie', en: 'Search what is on the page' },
  alias: ['wyszukiwarka', 'szukaj', 'lupa', 'search input', 'filter input'],
  summary: {
    pl: 'Szuka w tym, co jest na stronie. Wynik zmienia się z każdą literą.',
    en: 'Looks for something in what is on the page. The result changes with each letter.',
  },
  when: [{ pl: 'Nad listą, w której szuka się po nazwie.', en: 'Above a list that is searched by name.' }],
  whenNot: [
    {
      said: { pl: 'Szuka się wszędzie naraz.', en: 'One searches everywhere at once.' },
      instead: 'Overlays/CommandPalette',
    },
    {
      said: { pl: 'Wybiera się jedną wartość do formularza.', en: 'One value is chosen for a form.' },
      instead: 'Forms/Combobox',
    },
    {
      said: { pl: 'Zawęża się po znanych słowach.', en: 'One narrows by known words.' },
      instead: 'Data/FilterChips',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <SearchField
          label={say({ pl: 'Szukaj po imieniu, nazwisku, numerze', en: 'Search by name or number' })}
          defaultValue="lis"
        />
      </Wide>
    ),
    parts: [
      {
        at: 'svg:first-of-type:not(button svg)',
        name: { pl: 'Lupa', en: 'Glass' },
        said: {
          pl: 'mówi, czym jest pole, zamiast nazwy',
          en: 'says what the field is, in its label’s place',
        },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'puste pokazuje, po czym da się szukać',
          en: 'when empty it shows what one can search by',
        },
      },
      {
        at: 'button',
        name: { pl: 'Wyczyść', en: 'Clear' },
        said: { pl: 'jest, gdy coś wpisano', en: 'there once something is typed' },
      },
    ],
  },
  keys: [
    { keys: ['Escape'], said: { pl: 'czyści pole i zostaje w nim', en: 'clears the field and stays there' } },
    { keys: ['Tab'], said: { pl: 'przechodzi na „Wyczyść” i dalej', en: 'goes to “Clear”, and on' } },
  ],
  accessibility: [
    {
      pl: 'Nazwę słyszy czytnik, a wzrok widzi ją w pustym polu. Rola to searchbox.',
      en: 'A screen reader hears the label; the eye sees it in the empty field. Its role is searchbox.',
    },
    {
      pl: 'Do Ciebie należy powiedzieć, ile znaleziono: obszar status przy liście.',
      en: 'Yours to give: word of how many were found, in a status region at the list.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <SearchField
            label={say({ pl: 'Szukaj po imieniu, nazwisku, numerze', en: 'Search by name or number' })}
          />
        ),
        said: { pl: 'powiedz w polu, po czym się szuka.', en: 'say in the field what one searches by.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <SearchField label={say({ pl: 'Szukaj', en: 'Search' })} />
            <Button>{say({ pl: 'Szukaj', en: 'Search' })}</Button>
          </Inline>
        ),
        said: {
          pl: 'nie każ naciskać „Szukaj”, gdy lista jest obok.',
          en: 'don’t ask for a press on “Search” where the list is right there.',
        },
      },
    },
  ],
};
