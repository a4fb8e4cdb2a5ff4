import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { FileUpload, type FileUploadLabels } from './FileUpload.tsx';

const consent = new File(
  [new Uint8Array(48_000)],
  say({ pl: 'zgoda-jan-lis.pdf', en: 'consent-jan-lis.pdf' }),
  { type: 'application/pdf' },
);

const labels: FileUploadLabels = {
  prompt: say({ pl: 'Wybierz plik albo upuść go tutaj', en: 'Choose a file, or drop it here' }),
  remove: (name) => `${say({ pl: 'Usuń', en: 'Remove' })} ${name}`,
  wrongType: (name) =>
    `${name}${say({ pl: ': tego rodzaju plików nie przyjmujemy.', en: ': we don’t take files of this kind.' })}`,
  tooLarge: (name, most) => `${name} ${say({ pl: 'ma więcej niż', en: 'is more than' })} ${most}.`,
};

export const guide: Guide = {
  purpose: { pl: 'Dołączyć plik', en: 'Attach a file' },
  alias: ['załącznik', 'wgrywanie', 'dropzone', 'file input', 'attachment', 'upload'],
  summary: {
    pl: 'Pliki wybrane albo upuszczone. Zły rodzaj i za duży rozmiar odrzuca słowami.',
    en: 'Files chosen or dropped. The wrong kind and too large a one are refused in words.',
  },
  when: [
    {
      pl: 'Klub przechowuje dokument: zgodę, badanie, protokół.',
      en: 'The club keeps a document: a consent, a check-up, a record.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To jedno zdjęcie, które ma być widać.', en: 'It is one picture that is to be seen.' },
      instead: 'Forms/PictureField',
    },
    {
      said: { pl: 'Pliki już są, a teraz się je ogląda.', en: 'The files are there, and are looked at.' },
      instead: 'Data/FileList',
    },
    {
      said: { pl: 'To tabela do wczytania.', en: 'It is a table to be read in.' },
      instead: 'Data/CsvImport',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <FileUpload
          label={say({ pl: 'Zgoda opiekuna', en: 'Guardian’s consent' })}
          hint={say({ pl: 'PDF albo zdjęcie, do 2 MB.', en: 'A PDF or a photo, up to 2 MB.' })}
          accept=".pdf,image/*"
          maxSize={2_000_000}
          labels={labels}
          value={[consent]}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'czego dokument dotyczy', en: 'what the document is about' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'naciska się je albo upuszcza na nie plik',
          en: 'is pressed, or a file is dropped on it',
        },
      },
      { at: 'li', name: { pl: 'Plik', en: 'File' }, said: { pl: 'nazwa i rozmiar', en: 'name and size' } },
      {
        at: 'li button',
        name: { pl: 'Usuń', en: 'Remove' },
        said: { pl: 'nazwa mówi, który', en: 'its name says which one' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: {
          pl: 'rodzaje i największy rozmiar, przed wyborem',
          en: 'kinds and the largest size, before choosing',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do pola, potem do każdego pliku', en: 'reaches the box, then each file' },
    },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera wybór pliku albo usuwa', en: 'opens the choice of a file, or removes' },
    },
  ],
  accessibility: [
    {
      pl: 'Odmowę czytnik mówi od razu i zostaje ona opisem pola: „skan.png ma więcej niż 2 MB”.',
      en: 'A refusal is said at once, and stays the description of the field: “skan.png is more than 2 MB”.',
    },
    {
      pl: 'Sam niczego nie wysyła: daje pliki, a wysyłasz je Ty i Ty pokazujesz postęp.',
      en: 'It sends nothing itself: it hands over the files, you send them and show the progress.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <FileUpload
            label={say({ pl: 'Badanie lekarskie', en: 'Medical check-up' })}
            hint={say({ pl: 'PDF albo zdjęcie, do 2 MB.', en: 'A PDF or a photo, up to 2 MB.' })}
            labels={labels}
          />
        ),
        said: { pl: 'powiedz przed wyborem, co się zmieści.', en: 'say before the choice what will fit.' },
      },
      dont: {
        Picture: () => (
          <FileUpload
            label={say({ pl: 'Plik', en: 'File' })}
            labels={labels}
            error={say({ pl: 'Nie udało się.', en: 'It failed.' })}
          />
        ),
        said: { pl: 'nie każ dowiadywać się z odmowy.', en: 'don’t have people learn it from the refusal.' },
      },
    },
  ],
};
