import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { VideoStill } from './VideoStill.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać cudze nagranie', en: 'Show somebody else’s film' },
  alias: ['wideo', 'YouTube', 'embed', 'player', 'film', 'facade'],
  summary: {
    pl: 'Cudzy film jako kadr z przyciskiem. Póki nikt nie naciśnie, nie idzie tam ani jeden bajt.',
    en: 'A film of somebody else’s, as a still with a button. Until it is pressed not a byte is asked of them.',
  },
  when: [{ pl: 'Technika ma nagranie w serwisie z filmami.', en: 'A technique has a film on a video site.' }],
  whenNot: [{ said: { pl: 'Nagranie jest nasze.', en: 'The film is ours.' }, instead: 'Data/FileList' }],
  anatomy: {
    Picture: () => (
      <Wide>
        <VideoStill
          title={say({ pl: 'Ikkyo: nagranie 1', en: 'Ikkyo: film 1' })}
          src="about:blank"
          label={say({ pl: 'Odtwórz nagranie 1', en: 'Play film 1' })}
          note={say({ pl: 'youtube.com, wczyta się po kliknięciu', en: 'youtube.com, loaded when pressed' })}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'button > span:first-child',
        name: { pl: 'Odtwórz', en: 'Play' },
        said: { pl: 'cały kadr jest przyciskiem', en: 'the whole still is the button' },
      },
      {
        at: 'button > span:nth-child(2)',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'co będzie odtworzone', en: 'what will be played' },
      },
      {
        at: 'button > span:last-child',
        name: { pl: 'Skąd', en: 'From where' },
        said: { pl: 'i że wczyta się dopiero teraz', en: 'and that it is loaded only now' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do kadru', en: 'reaches the still' } },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'wczytuje odtwarzacz i daje mu skupienie', en: 'loads the player, and gives it the focus' },
    },
  ],
  accessibility: [
    {
      pl: 'Nazwa mówi też, skąd film: to część przycisku.',
      en: 'The name tells where the film is from too: that is part of the button.',
    },
    { pl: 'title nazywa ramkę odtwarzacza.', en: 'title names the player’s frame.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <VideoStill
            title={say({ pl: 'Ikkyo: nagranie 1', en: 'Ikkyo: film 1' })}
            src="about:blank"
            label={say({ pl: 'Odtwórz nagranie 1', en: 'Play film 1' })}
            note={say({
              pl: 'youtube.com, wczyta się po kliknięciu',
              en: 'youtube.com, loaded when pressed',
            })}
          />
        ),
        said: { pl: 'powiedz, dokąd pójdzie zapytanie.', en: 'say who will be asked.' },
      },
      dont: {
        Picture: () => (
          <VideoStill
            title="Film"
            src="about:blank"
            label="Film"
            note={say({ pl: 'kliknij', en: 'press' })}
          />
        ),
        said: { pl: 'nie nazywaj wszystkich „Film”.', en: 'don’t call all of them “Film”.' },
      },
    },
  ],
};
