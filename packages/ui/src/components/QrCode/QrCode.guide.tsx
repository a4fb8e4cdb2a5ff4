import type { Guide } from '../../../.storybook/guide.ts';
import { sampleCode } from '../../../.storybook/sample-code.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { QrCode } from './QrCode.tsx';

export const guide: Guide = {
  purpose: { pl: 'Dać coś aparatowi telefonu', en: 'Give something to a phone’s camera' },
  alias: ['kod QR', 'QR', 'barcode', 'kod kreskowy', 'scan'],
  summary: {
    pl: 'Kod do zeskanowania telefonem, z ciszą dookoła, której wymaga norma.',
    en: 'A code to be scanned by a phone, with the quiet zone that the standard demands.',
  },
  when: [
    {
      pl: 'Coś jest tu, a ma się znaleźć w telefonie: klucz, adres, wejście.',
      en: 'Something is here and is to be in a phone: a key, an address, a way in.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Kod zmienia się co chwilę.', en: 'The code changes every moment.' },
      instead: 'Data/TurningCode',
    },
    {
      said: {
        pl: 'Osoba siedzi przy telefonie: daj odsyłacz.',
        en: 'Somebody sits at the phone: give a link.',
      },
      instead: 'Actions/Link',
    },
  ],
  anatomy: {
    Picture: () => (
      <QrCode
        modules={sampleCode}
        label={say({ pl: 'Kod QR: adres grafiku', en: 'QR code: address of the timetable' })}
      />
    ),
    parts: [
      {
        at: 'svg',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'ciemny na jasnym w każdym motywie', en: 'dark on light in every theme' },
      },
      {
        at: 'path',
        name: { pl: 'Kwadraty', en: 'Squares' },
        said: { pl: 'jeden rysunek, bez odstępów', en: 'one drawing, without gaps' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Ma nazwę mówiącą, co zrobi zeskanowanie. Podaj obok to samo tekstem.',
      en: 'Its name says what scanning does. Give the same as text beside it.',
    },
    {
      pl: 'Kto już trzyma telefon, nie zeskanuje ekranu. Daj mu odsyłacz.',
      en: 'Who holds the phone already can’t scan its screen. Give them a link.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8}>
            <QrCode
              modules={sampleCode}
              label={say({ pl: 'Kod QR: adres grafiku', en: 'QR code: address of the timetable' })}
            />
            <Link href="#timetable">klub.example/grafik</Link>
          </Stack>
        ),
        said: { pl: 'daj obok to samo słowami.', en: 'give the same in words.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <QrCode modules={sampleCode} label={say({ pl: 'Kod QR', en: 'QR code' })} />
          </Inline>
        ),
        said: { pl: 'nie zostawiaj samego kodu.', en: 'don’t leave the code alone.' },
      },
    },
  ],
};
