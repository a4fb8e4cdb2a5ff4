import { drawnCover } from '../../../.storybook/covers.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { PictureField, type PictureFieldLabels } from './PictureField.tsx';

const labels: PictureFieldLabels = {
  choose: say({ pl: 'Wybierz zdjęcie albo je zrób', en: 'Choose a picture, or take one' }),
  replace: say({ pl: 'Wybierz inne zdjęcie', en: 'Choose another picture' }),
  remove: say({ pl: 'Usuń zdjęcie', en: 'Remove the picture' }),
  wrongType: (name) =>
    `${name}${say({ pl: ': to nie jest zdjęcie JPEG, PNG ani WebP.', en: ': that is no JPEG, PNG or WebP picture.' })}`,
  tooLarge: (name, most) => `${name} ${say({ pl: 'ma więcej niż', en: 'is more than' })} ${most}.`,
};

export const guide: Guide = {
  purpose: { pl: 'Dać jedno zdjęcie', en: 'Give one picture' },
  alias: ['zdjęcie', 'okładka', 'awatar', 'image upload', 'photo', 'cover'],
  summary: {
    pl: 'Jedno zdjęcie w jego własnych proporcjach: wybrane, zrobione, upuszczone albo wklejone.',
    en: 'One picture in its own proportion: chosen, taken, dropped or pasted.',
  },
  when: [
    {
      pl: 'Zdjęcie będzie widać: okładka aktualności, fotografia sali.',
      en: 'The picture will be seen: the cover of a piece of news, a photo of the hall.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To dokument albo kilka plików.', en: 'It is a document, or several files.' },
      instead: 'Forms/FileUpload',
    },
    {
      said: {
        pl: 'Trzeba wyciąć z niego kwadrat na twarz.',
        en: 'A square for a face is to be cut out of it.',
      },
      instead: 'Forms/SquareCrop',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <PictureField
          label={say({ pl: 'Okładka', en: 'Cover' })}
          hint={say({ pl: 'JPEG, PNG albo WebP, do 2 MB.', en: 'JPEG, PNG or WebP, up to 2 MB.' })}
          src={drawnCover()}
          alt={say({ pl: 'Kij jo na tle czerwonego słońca', en: 'A jo before a red sun' })}
          labels={labels}
          onValueChange={() => {}}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label[for]',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'gdzie zdjęcie się pokaże', en: 'where the picture will show' },
      },
      {
        at: 'img',
        name: { pl: 'Zdjęcie', en: 'Picture' },
        said: { pl: 'całe, nieprzycięte', en: 'whole, nothing cut off' },
      },
      {
        at: 'input',
        name: { pl: 'Wybór', en: 'Choice' },
        said: {
          pl: 'naciska się je, upuszcza albo wkleja gdziekolwiek',
          en: 'press it, drop on it, or paste anywhere',
        },
      },
      {
        at: 'button',
        name: { pl: 'Usuń', en: 'Remove' },
        said: { pl: 'jest tylko przy zdjęciu', en: 'there only with a picture' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'rodzaje i rozmiar, przed wyborem', en: 'kinds and size, before choosing' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do wyboru i do „Usuń”', en: 'reaches the choice, and “Remove”' } },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera wybór zdjęcia', en: 'opens the choice of a picture' } },
    {
      keys: ['Control', 'V'],
      said: { pl: 'wkleja zdjęcie ze schowka', en: 'pastes a picture from the clipboard' },
    },
  ],
  accessibility: [
    {
      pl: 'alt jest wymagany: co widać na zdjęciu, dla kogoś, kto go nie widzi.',
      en: 'alt is demanded: what the picture shows, for whoever can’t see it.',
    },
    {
      pl: 'Odmowa jest powiedziana i zostaje opisem pola. Gdy zdjęcie jest w drodze, jego miejsce już czeka.',
      en: 'A refusal is said, and stays the field’s description. While the picture is on its way its room waits.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <PictureField
            readOnly
            label={say({ pl: 'Okładka', en: 'Cover' })}
            src={drawnCover()}
            alt={say({ pl: 'Kij jo na tle czerwonego słońca', en: 'A jo before a red sun' })}
            labels={labels}
            onValueChange={() => {}}
          />
        ),
        said: { pl: 'opisz, co widać.', en: 'describe what is seen.' },
      },
      dont: {
        Picture: () => (
          <PictureField
            readOnly
            label={say({ pl: 'Okładka', en: 'Cover' })}
            src={drawnCover()}
            alt="IMG_4471.JPG"
            labels={labels}
            onValueChange={() => {}}
          />
        ),
        said: { pl: 'nie wpisuj w opis nazwy pliku.', en: 'don’t make the description a file’s name.' },
      },
    },
  ],
};
