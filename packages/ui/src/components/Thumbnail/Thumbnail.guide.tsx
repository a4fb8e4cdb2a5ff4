import { drawnCover } from '../../../.storybook/covers.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { NoteIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export const guide: Guide = {
  purpose: { pl: 'Dać wierszowi obrazek', en: 'Give a row a picture' },
  alias: ['miniatura', 'thumbnail', 'preview image', 'cover'],
  summary: {
    pl: 'Zdjęcie w wierszu listy, przycięte do ramki. Ozdoba obok nazwy.',
    en: 'A picture in a row of a list, cut to its frame. Decoration beside a name.',
  },
  when: [{ pl: 'Lista artykułów, sprzętu, plików.', en: 'A list of articles, equipment, files.' }],
  whenNot: [
    { said: { pl: 'To człowiek.', en: 'It is a person.' }, instead: 'Data/Avatar' },
    {
      said: { pl: 'Zdjęcie trzeba obejrzeć.', en: 'The picture is to be looked at.' },
      instead: 'Data/Gallery',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={12}>
        <Thumbnail icon={NoteIcon} src={drawnCover()} />
        <Thumbnail icon={NoteIcon} />
      </Inline>
    ),
    parts: [
      {
        at: 'img',
        name: { pl: 'Zdjęcie', en: 'Picture' },
        said: { pl: 'środek, przycięty do ramki', en: 'its middle, cut to the frame' },
      },
      {
        at: 'span:last-child svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'póki zdjęcia nie ma', en: 'until there is a picture' },
      },
    ],
  },
  keys: [],
  accessibility: [
    { pl: 'Milczy: mówi tytuł obok.', en: 'It is silent: the title beside it speaks.' },
    {
      pl: 'Miejsce jest od początku, więc lista nie skacze.',
      en: 'Its room is there from the first: the list doesn’t jump.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={12}>
            <Thumbnail icon={NoteIcon} src={drawnCover()} />
            <Text>{say({ pl: 'Staż jesienny: jo i bokken', en: 'Autumn seminar: jo and bokken' })}</Text>
          </Inline>
        ),
        said: { pl: 'stawiaj obok nazwę.', en: 'put the name beside it.' },
      },
      dont: {
        Picture: () => (
          <Inline space={12}>
            <Thumbnail icon={NoteIcon} src={drawnCover()} />
            <Thumbnail icon={NoteIcon} src={drawnCover(900, 900)} />
          </Inline>
        ),
        said: { pl: 'nie zostawiaj samych obrazków.', en: 'don’t leave pictures alone.' },
      },
    },
  ],
};
