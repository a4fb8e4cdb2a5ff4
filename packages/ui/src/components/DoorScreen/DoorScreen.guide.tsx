import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { DoorScreen } from './DoorScreen.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać coś przy drzwiach', en: 'Show something by the door' },
  alias: ['kiosk', 'tryb pełnoekranowy', 'signage', 'tablet mode', 'presentation'],
  summary: {
    pl: 'Ekran, który stoi przy drzwiach albo jest trzymany w górze. Bez menu, czytany z daleka.',
    en: 'A screen that stands by a door or is held up. No menu, read from a distance.',
  },
  when: [
    {
      pl: 'Jedna rzecz ma być widać z trzech kroków: kod do zeskanowania, lista na egzaminie.',
      en: 'One thing is to be seen from three steps away: a code to scan, the list of an exam.',
    },
  ],
  whenNot: [
    { said: { pl: 'Ktoś przy nim pracuje.', en: 'Somebody works at it.' }, instead: 'Layout/Shell' },
    {
      said: {
        pl: 'To strona przed wejściem do aplikacji.',
        en: 'It is a page before the door of the application.',
      },
      instead: 'Layout/FocusPage',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="low">
        <DoorScreen
          title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}
          description="18:00–19:30, Dojo Wrzeszcz"
          actions={<Button>{say({ pl: 'Zamknij', en: 'Close' })}</Button>}
        >
          <Text size="large">
            {say({ pl: 'Zeskanuj kod aparatem telefonu', en: 'Scan the code with your phone’s camera' })}
          </Text>
        </DoorScreen>
      </Stage>
    ),
    parts: [
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'co się dzieje za drzwiami', en: 'what goes on behind the door' },
      },
      {
        at: 'header p',
        name: { pl: 'Kiedy i gdzie', en: 'When and where' },
        said: { pl: 'jeden wiersz', en: 'one line' },
      },
      {
        at: 'button',
        name: { pl: 'Wyjście', en: 'Way out' },
        said: { pl: 'jedyne działanie', en: 'the only deed' },
      },
      {
        at: 'main > div',
        name: { pl: 'Ta jedna rzecz', en: 'The one thing' },
        said: { pl: 'tak duża, jak się da', en: 'as large as can be' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'dochodzi do wyjścia', en: 'reaches the way out' } }],
  accessibility: [
    { pl: 'To cała strona, z jednym main i h1.', en: 'It is a page of its own, with one main and h1.' },
    {
      pl: 'Ekran gaśnie: jeśli ma stać godzinę, poproś przeglądarkę o czuwanie.',
      en: 'Screens go dark: where it is to stand for an hour, ask the browser to stay awake.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <DoorScreen title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })} description="18:00–19:30">
              <Text size="large">
                {say({ pl: 'Zeskanuj kod aparatem telefonu', en: 'Scan the code with your phone’s camera' })}
              </Text>
            </DoorScreen>
          </Stage>
        ),
        said: { pl: 'jedna rzecz, jedno polecenie.', en: 'one thing, one instruction.' },
      },
      dont: {
        Picture: () => (
          <Stage height="low">
            <DoorScreen title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })} description="18:00–19:30">
              <Text size="small">
                {say({
                  pl: 'Rejestracja obecności następuje po zeskanowaniu kodu aparatem telefonu. Kod zmienia się co 30 sekund. W razie trudności należy zwrócić się do instruktora. Administratorem danych jest klub.',
                  en: 'Presence is registered upon scanning the code with a phone’s camera. The code changes every 30 seconds. In case of difficulties please turn to the instructor. The club is the controller of the data.',
                })}
              </Text>
            </DoorScreen>
          </Stage>
        ),
        said: {
          pl: 'nie dokładaj regulaminu. Z trzech kroków nikt go nie przeczyta.',
          en: 'don’t add the rules. Nobody reads them from three steps away.',
        },
      },
    },
  ],
};
