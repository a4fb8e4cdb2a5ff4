import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { LogInIcon, LogOutIcon, UserIcon } from '../../icons/icons.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

export const guide: Guide = {
  purpose: { pl: 'Dać górny pasek', en: 'Give the bar at the top' },
  alias: ['pasek górny', 'app bar', 'navbar', 'header', 'toolbar'],
  summary: {
    pl: 'Pasek u góry każdej strony: znak po jednej, osoba po drugiej stronie.',
    en: 'The bar at the top of every page: the sign at one end, the person at the other.',
  },
  when: [
    {
      pl: 'W Shell. Przycisk menu dostaje od niego sam.',
      en: 'In a Shell, from which it gets the menu’s button by itself.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To tytuł strony i jej działania.', en: 'It is the title of a page and its deeds.' },
      instead: 'Layout/PageHeader',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="bar">
        <TopBar logo={<Logo name="Tatami" href="#dashboard" />}>
          <ButtonLink variant="quiet" href="#profile" icon={UserIcon}>
            Paweł
          </ButtonLink>
          <IconButton icon={LogOutIcon} label={say({ pl: 'Wyloguj', en: 'Sign out' })} />
        </TopBar>
      </Stage>
    ),
    parts: [
      {
        at: 'header > div:first-child',
        name: { pl: 'Znak', en: 'Sign' },
        said: { pl: 'droga do domu', en: 'the way home' },
      },
      {
        at: 'a[href="#profile"]',
        name: { pl: 'Osoba', en: 'Person' },
        said: { pl: 'kto tu jest', en: 'who is here' },
      },
      { at: 'button', name: { pl: 'Wyjście', en: 'Way out' }, said: { pl: 'na końcu', en: 'at the end' } },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi: menu, znak, osoba, wyjście', en: 'goes: menu, sign, person, way out' },
    },
  ],
  accessibility: [
    {
      pl: 'To header strony. Przycisk menu mówi, czy jest otwarte (aria-expanded).',
      en: 'It is the page’s header. The menu’s button tells whether it is open (aria-expanded).',
    },
    {
      pl: 'Trzyma się u góry, a Shell dba, by nie zakrył tego, co ma skupienie.',
      en: 'It keeps to the top, and the Shell sees to it that it covers nothing that has the focus.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="bar">
            <TopBar logo={<Logo name="Tatami" href="#dashboard" />}>
              <ButtonLink variant="primary" href="#login" icon={LogInIcon}>
                {say({ pl: 'Zaloguj', en: 'Sign in' })}
              </ButtonLink>
            </TopBar>
          </Stage>
        ),
        said: {
          pl: 'zostaw w nim to, co nie zależy od strony.',
          en: 'keep in it what doesn’t depend on the page.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="bar">
            <TopBar logo={<Logo name="Tatami" href="#dashboard" />}>
              <Button size="small">{say({ pl: 'Drukuj listę', en: 'Print the list' })}</Button>
              <Button size="small" variant="primary">
                {say({ pl: 'Dodaj trening', en: 'Add a training' })}
              </Button>
            </TopBar>
          </Stage>
        ),
        said: {
          pl: 'nie dawaj w nim działań strony. Zmieniałby się z każdą.',
          en: 'don’t put a page’s deeds in it. It would change with each.',
        },
      },
    },
  ],
};
