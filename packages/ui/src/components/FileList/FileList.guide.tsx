import { drawnCover } from '../../../.storybook/covers.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { TrashIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileList, type ListedFile } from './FileList.tsx';

const files: ListedFile[] = [
  {
    id: 'sent',
    name: say({ pl: 'Mae ukemi z boku.jpg', en: 'Mae ukemi from the side.jpg' }),
    bytes: 312_000,
    kind: 'picture',
    src: drawnCover(),
    actions: (
      <IconButton
        icon={TrashIcon}
        label={say({
          pl: 'Usuń plik: Mae ukemi z boku.jpg',
          en: 'Delete the file: Mae ukemi from the side.jpg',
        })}
      />
    ),
  },
  {
    id: 'coming',
    name: say({ pl: 'Rolowanie.mp4', en: 'Rolling.mp4' }),
    bytes: 4_000_000,
    kind: 'video',
    progress: { bytes: 1_800_000, text: say({ pl: '1,8 z 4 MB', en: '1.8 of 4 MB' }) },
  },
  {
    id: 'refused',
    name: say({ pl: 'Notatki.exe', en: 'Notes.exe' }),
    bytes: 48_200,
    kind: 'document',
    note: say({ pl: 'Tego rodzaju plików nie przyjmujemy.', en: 'We don’t take files of this kind.' }),
    tone: 'danger',
  },
];

export const guide: Guide = {
  purpose: { pl: 'Pokazać pliki, które już są', en: 'Show the files there are' },
  alias: ['lista plików', 'załączniki', 'attachments', 'documents', 'media list'],
  summary: {
    pl: 'Pliki z tym, co pokazują, i jak daleko doszły.',
    en: 'Files with what they show, and how far they have come.',
  },
  when: [
    {
      pl: 'Przy pracy domowej, artykule, uczniu: nagrania, notatki, zgody.',
      en: 'With homework, an article, a student: films, notes, consents.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Pliki dopiero się wybiera.', en: 'The files are being chosen.' },
      instead: 'Forms/FileUpload',
    },
    {
      said: { pl: 'To zdjęcia do oglądania.', en: 'They are pictures to look at.' },
      instead: 'Data/Gallery',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <FileList label={say({ pl: 'Pliki', en: 'Files' })} files={files} />
      </Wide>
    ),
    parts: [
      {
        at: 'li:first-child > :first-child',
        name: { pl: 'Miniatura', en: 'Thumbnail' },
        said: { pl: 'zdjęcie w małym, reszta ikoną', en: 'a picture in small, all else by an icon' },
      },
      {
        at: 'li:first-child > div:first-of-type > span:first-child',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'łamie się, nie znika', en: 'wraps, and doesn’t vanish' },
      },
      {
        at: 'progress',
        name: { pl: 'Postęp', en: 'Progress' },
        said: { pl: 'gdy plik jest w drodze', en: 'while the file is on its way' },
      },
      {
        at: '[data-tone=danger]',
        name: { pl: 'Uwaga', en: 'Note' },
        said: { pl: 'dlaczego odmówiono', en: 'why it was refused' },
      },
      {
        at: 'li:first-child button',
        name: { pl: 'Działania', en: 'Deeds' },
        said: { pl: 'małe, z nazwą pliku w nazwie', en: 'small, with the file’s name in theirs' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po nazwach i działaniach', en: 'goes through names and deeds' },
    },
  ],
  accessibility: [
    {
      pl: 'To lista z nazwą. Postęp czytnik słyszy słowami, uwaga stoi przy pliku.',
      en: 'It is a named list. Progress is said in words, and the note stands with its file.',
    },
    { pl: 'Podaj alt zdjęciu, które coś znaczy.', en: 'Give an alt to a picture that means something.' },
  ],
  advice: [
    {
      do: {
        Picture: () => <FileList label={say({ pl: 'Pliki', en: 'Files' })} files={files.slice(0, 1)} />,
        said: { pl: 'pisz rozmiar, zanim ktoś pobierze.', en: 'write the size before somebody downloads.' },
      },
      dont: {
        Picture: () => (
          <FileList
            label={say({ pl: 'Pliki', en: 'Files' })}
            files={[
              { id: '1', name: 'IMG_20261120_183042_HDR.jpg', bytes: 312_000, kind: 'picture' },
              { id: '2', name: 'scan0001(3).pdf', bytes: 48_200, kind: 'document' },
            ]}
          />
        ),
        said: { pl: 'nie nazywaj plików kodem z aparatu.', en: 'don’t leave files the names of a camera.' },
      },
    },
  ],
};
