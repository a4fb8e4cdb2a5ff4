import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { BoldIcon, ItalicIcon, LinkIcon } from '../../icons/icons.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SourceEditor } from './SourceEditor.tsx';

const text = say({
  pl: '## Jo uczy odległości\n\nJo ma **128 centymetrów**.\n\n> Miecz nie poprawia postawy.',
  en: '## The jo teaches distance\n\nA jo is **128 centimetres** long.\n\n> A sword mends no posture.',
});

export const guide: Guide = {
  purpose: { pl: 'Pisać dłuższy tekst w Markdown', en: 'Write a longer text in Markdown' },
  alias: ['edytor', 'markdown', 'code editor', 'codemirror', 'rich text', 'wysiwyg', 'textarea'],
  summary: {
    pl: 'Źródło tekstu ze znakami Markdown na widoku. Kod przychodzi ze swoją stroną.',
    en: 'The source of a text, its Markdown marks in sight. Its code comes with its own page.',
  },
  when: [
    {
      pl: 'Pisze się aktualność albo stronę: nagłówki, cytaty, odsyłacze.',
      en: 'A piece of news or a page is written: headings, quotes, links.',
    },
    { pl: 'Obok widać podgląd.', en: 'A preview is beside it.' },
  ],
  whenNot: [
    { said: { pl: 'Kilka zdań bez form.', en: 'A few sentences, unformed.' }, instead: 'Forms/TextArea' },
    { said: { pl: 'Tekst się tylko czyta.', en: 'The text is only read.' }, instead: 'Data/Markdown' },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <Inline space={4}>
          <IconButton icon={BoldIcon} label={say({ pl: 'Pogrubienie', en: 'Bold' })} />
          <IconButton icon={ItalicIcon} label={say({ pl: 'Kursywa', en: 'Italics' })} />
          <IconButton icon={LinkIcon} label={say({ pl: 'Odsyłacz', en: 'Link' })} />
        </Inline>
        <Stage height="low">
          <SourceEditor
            label={say({ pl: 'Treść', en: 'Content' })}
            lang="pl"
            value={text}
            onValueChange={() => {}}
          />
        </Stage>
      </Stack>
    ),
    parts: [
      {
        at: 'div:has(> button)',
        name: { pl: 'Narzędzia', en: 'Tools' },
        said: { pl: 'należą do strony; działają przez ref', en: 'belong to the page; they act through ref' },
      },
      {
        at: 'div:empty',
        name: { pl: 'Źródło', en: 'Source' },
        said: { pl: 'z numerami wierszy i znakami', en: 'with the lines’ numbers and the marks' },
      },
    ],
  },
  keys: [
    {
      keys: ['Control', 'B'],
      said: { pl: 'pogrubia wybrane albo zwykłe', en: 'makes what is chosen bold, or plain again' },
    },
    { keys: ['Control', 'I'], said: { pl: 'kursywa', en: 'italics' } },
    { keys: ['Control', 'K'], said: { pl: 'odsyłacz', en: 'a link' } },
    { keys: ['Control', 'Z'], said: { pl: 'cofa', en: 'undoes' } },
    { keys: ['Tab'], said: { pl: 'wychodzi z pola, jak z każdego', en: 'leaves the field, as any other' } },
  ],
  accessibility: [
    {
      pl: 'Tab nie jest wcięciem, więc nikt w polu nie utknie.',
      en: 'Tab isn’t an indent, so that nobody is caught in the field.',
    },
    {
      pl: 'lang mówi czytnikowi i pisowni, w jakim języku jest tekst, gdy strona jest w innym.',
      en: 'lang tells screen readers and the spelling which language the text is in, where the page is in another.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Columns layout={2} space={16} from="always">
            <Stage height="low">
              <SourceEditor
                label={say({ pl: 'Treść', en: 'Content' })}
                value={text}
                onValueChange={() => {}}
              />
            </Stage>
            <Markdown>{text}</Markdown>
          </Columns>
        ),
        said: {
          pl: 'zostaw znaki na widoku i pokaż podgląd obok.',
          en: 'leave the marks in sight, with a preview beside.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="low">
            <SourceEditor
              label={say({ pl: 'Uwagi', en: 'Notes' })}
              value={say({ pl: 'Proszę zabrać bokken.', en: 'Please bring a bokken.' })}
              onValueChange={() => {}}
            />
          </Stage>
        ),
        said: {
          pl: 'nie bierz go na jedno zdanie. Numery wierszy i znaki tylko przestraszą.',
          en: 'don’t take it for one sentence. Numbers and marks will only frighten.',
        },
      },
    },
  ],
};
