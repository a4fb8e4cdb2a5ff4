import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { OfflineIcon } from '../../icons/icons.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { QuietNote } from './QuietNote.tsx';

export const guide: Guide = {
  purpose: { pl: 'Szepnąć, że coś trwa', en: 'Whisper that something holds' },
  alias: ['cicha uwaga', 'status bar', 'stale data', 'offline note', 'snackbar'],
  summary: {
    pl: 'Kilka słów u dołu, póki coś trwa: „pokazujemy dane z 18:32”. Nie zajmuje miejsca i nie łapie dotknięć.',
    en: 'A few words at the foot for as long as something holds: “showing data from 18:32”. It takes no room and no press.',
  },
  when: [
    {
      pl: 'Strona działa dalej, ale warto wiedzieć: dane są sprzed chwili, jesteś poza siecią.',
      en: 'The page goes on, and it is good to know: the data is a little old, you are offline.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Coś się stało i można to cofnąć.', en: 'Something happened, and can be undone.' },
      instead: 'Feedback/Toast',
    },
    { said: { pl: 'Strona nie działa.', en: 'The page doesn’t work.' }, instead: 'Feedback/ErrorState' },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="low">
        <QuietNote tone="warning" icon={OfflineIcon}>
          {say({
            pl: 'Jesteś poza siecią. Zapisy wyślemy po powrocie.',
            en: 'You are offline. What you note is sent once you are back.',
          })}
        </QuietNote>
      </Stage>
    ),
    parts: [
      {
        at: '[role=status]',
        name: { pl: 'Miejsce', en: 'Place' },
        said: {
          pl: 'jest od początku, puste, aby je słyszeć',
          en: 'is there from the first, empty, so that it is heard',
        },
      },
      {
        at: '[data-note]',
        name: { pl: 'Uwaga', en: 'Note' },
        said: {
          pl: 'cicha albo warning, gdy coś jest nie tak',
          en: 'quiet, or warning where something is amiss',
        },
      },
      {
        at: 'svg',
        name: { pl: 'Znak', en: 'Sign' },
        said: { pl: 'zegar, jeśli nie dasz innego', en: 'a clock unless given another' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Obszar status czeka na swoją kolej: czytnik mówi go, gdy skończy zdanie.',
      en: 'The status region waits its turn: a screen reader says it after its sentence.',
    },
    {
      pl: 'Wstaw go pusty od początku. Obszaru, który przychodzi razem z tekstem, nie słychać.',
      en: 'Put it there empty from the first. A region that comes together with its text isn’t heard.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <QuietNote>
              {say({
                pl: 'Nie udało się odświeżyć; pokazujemy dane z 18:32.',
                en: 'It could not be refreshed; showing data from 18:32.',
              })}
            </QuietNote>
          </Stage>
        ),
        said: { pl: 'powiedz, co jest i od kiedy.', en: 'say what holds, and since when.' },
      },
      dont: {
        Picture: () => (
          <ErrorState
            size="small"
            title={say({ pl: 'Brak połączenia', en: 'No connection' })}
            description={say({
              pl: 'Sprawdź połączenie z internetem.',
              en: 'Check your connection to the internet.',
            })}
            onRetry={() => {}}
          />
        ),
        said: {
          pl: 'nie zakrywaj strony, która działa. Instruktor na macie ma listę, choć nie ma zasięgu.',
          en: 'don’t cover a page that works. The instructor on the mat has the list, if no signal.',
        },
      },
    },
  ],
};
