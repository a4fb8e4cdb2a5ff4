import type { Guide } from '../../../.storybook/guide.ts';
import { sampleCode } from '../../../.storybook/sample-code.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TurningCode } from './TurningCode.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wpuścić na trening kodem', en: 'Let people in by a code' },
  alias: ['kod obrotowy', 'rotating QR', 'check-in code', 'TOTP QR'],
  summary: {
    pl: 'Kod, który co chwilę jest inny, tak duży, jak się da. Dookoła widać, kiedy się zmieni.',
    en: 'A code that is another every few seconds, as large as there is room. Around it one sees how soon.',
  },
  when: [
    {
      pl: 'Na ekranie przy drzwiach: zdjęcie kodu nie może działać jutro.',
      en: 'On the screen by the door: a photo of the code must not work tomorrow.',
    },
  ],
  whenNot: [
    { said: { pl: 'Kod jest zawsze ten sam.', en: 'The code is always the same.' }, instead: 'Data/QrCode' },
  ],
  anatomy: {
    Picture: () => (
      <TurningCode
        modules={sampleCode}
        label={say({ pl: 'Kod wejścia na trening', en: 'Code to enter the training' })}
        id="first"
        nextIn={12_000}
        period={20_000}
      />
    ),
    parts: [
      {
        at: 'svg[role=img]',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'do zeskanowania z kroku', en: 'to be scanned from a step away' },
      },
      {
        at: 'rect[pathLength], rect:last-child',
        name: { pl: 'Ile zostało', en: 'What is left' },
        said: { pl: 'obwód ubywa przez cały czas', en: 'its edge goes down all the time' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Kod ma nazwę mówiącą, co robi. Obwód milczy.',
      en: 'The code’s name says what it does. Its edge is silent.',
    },
    {
      pl: 'Kto nie ma aparatu, musi mieć inną drogę: FaceGrid albo instruktora.',
      en: 'Who has no camera needs another way: FaceGrid, or the instructor.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <Text size="large">
              {say({ pl: 'Zeskanuj kod aparatem telefonu', en: 'Scan the code with your phone’s camera' })}
            </Text>
            <TurningCode
              modules={sampleCode}
              label={say({ pl: 'Kod wejścia na trening', en: 'Code to enter the training' })}
              id="do"
              nextIn={12_000}
              period={20_000}
            />
          </Stack>
        ),
        said: { pl: 'powiedz nad nim, co zrobić.', en: 'say above it what to do.' },
      },
      dont: {
        Picture: () => (
          <TurningCode
            modules={sampleCode}
            label={say({ pl: 'Kod wejścia na trening', en: 'Code to enter the training' })}
            id="dont"
            nextIn={2000}
            period={2000}
          />
        ),
        said: {
          pl: 'nie zmieniaj kodu co dwie sekundy. Telefon nie zdąży.',
          en: 'don’t change it every two seconds. A phone isn’t that quick.',
        },
      },
    },
  ],
};
