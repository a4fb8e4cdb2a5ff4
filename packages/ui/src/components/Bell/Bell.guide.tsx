import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Bell } from './Bell.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, ile jest nowego', en: 'Tell how much is new' },
  alias: ['dzwonek', 'powiadomienia', 'notification bell', 'inbox', 'unread', 'badge'],
  summary: {
    pl: 'Dzwonek z liczbą nieprzeczytanych. Otwiera listę w Popoverze.',
    en: 'A bell with the number of unread ones. It opens the list in a Popover.',
  },
  when: [
    {
      pl: 'W górnym pasku: to, co dotyczy osoby, która tu jest.',
      en: 'In the top bar: what concerns whoever is here.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Liczba należy do pozycji menu.', en: 'The number belongs to an entry of the menu.' },
      instead: 'Layout/SideMenu',
    },
    {
      said: { pl: 'Sama liczba, bez drogi dokądkolwiek.', en: 'A number alone that leads nowhere.' },
      instead: 'Data/Badge',
    },
  ],
  anatomy: {
    Picture: () => (
      <Bell count={3} label={say({ pl: 'Powiadomienia: 3 nieprzeczytane', en: 'Notices: 3 unread' })} />
    ),
    parts: [
      {
        at: 'button',
        name: { pl: 'Dzwonek', en: 'Bell' },
        said: { pl: 'wyzwalacz Popovera', en: 'the trigger of a Popover' },
      },
      {
        at: 'button + span',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'do 99, dalej „99+”; nie ma jej przy zerze', en: 'up to 99, then “99+”; absent at zero' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do dzwonka', en: 'reaches the bell' } },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera listę', en: 'opens the list' } },
  ],
  accessibility: [
    {
      pl: 'Liczbę mówi nazwa, słowami. Ta na dzwonku jest przed czytnikiem ukryta.',
      en: 'The name tells the count, in words. The one on the bell is hidden from screen readers.',
    },
    {
      pl: 'Gdy liczba rośnie, nie ogłaszaj jej. Nazwa wystarczy temu, kto tu wróci.',
      en: 'Where the count grows, don’t announce it. The name is enough for who comes back here.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Bell count={3} label={say({ pl: 'Powiadomienia: 3 nieprzeczytane', en: 'Notices: 3 unread' })} />
          </Inline>
        ),
        said: { pl: 'licz to, czego ktoś jeszcze nie widział.', en: 'count what somebody hasn’t seen yet.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Bell count={1284} label={say({ pl: 'Powiadomienia: 1284', en: 'Notices: 1284' })} />
          </Inline>
        ),
        said: {
          pl: 'nie licz tego, czego nikt nie wyzeruje. Liczba przestaje cokolwiek znaczyć.',
          en: 'don’t count what nobody can clear. The number stops meaning anything.',
        },
      },
    },
  ],
};
