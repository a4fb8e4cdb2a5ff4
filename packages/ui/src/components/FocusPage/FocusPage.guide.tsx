import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { DojoScene } from '../DojoScene/DojoScene.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FocusPage } from './FocusPage.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zrobić stronę o jednej rzeczy', en: 'Make a page about one thing' },
  alias: ['logowanie', 'login layout', 'auth page', 'centered layout', 'split screen'],
  summary: {
    pl: 'Strona przed wejściem: jedno zadanie, bez menu, z rysunkiem obok.',
    en: 'A page before the door: one task, no menu, a drawing beside it.',
  },
  when: [
    {
      pl: 'Logowanie, nowe hasło, zaproszenie, potwierdzenie.',
      en: 'Signing in, a new password, an invitation, a confirmation.',
    },
  ],
  whenNot: [
    { said: { pl: 'Ktoś jest już w środku.', en: 'Somebody is inside already.' }, instead: 'Layout/Shell' },
    { said: { pl: 'Zadanie ma kroki.', en: 'The task has steps.' }, instead: 'Layout/GuidedPage' },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="page">
        <FocusPage
          top={<Logo name="Aikido Gdańsk" />}
          scene={<DojoScene />}
          bottom={
            <Button variant="quiet" size="small" lang="en">
              {say({ pl: 'EN', en: 'PL' })}
            </Button>
          }
        >
          <Stack space={16}>
            <Heading level={1}>Onegai shimasu</Heading>
            <TextField label={say({ pl: 'Nazwa użytkownika lub e-mail', en: 'User name or email' })} />
            <Button variant="primary" fullWidth>
              {say({ pl: 'Zaloguj się', en: 'Sign in' })}
            </Button>
          </Stack>
        </FocusPage>
      </Stage>
    ),
    parts: [
      {
        at: 'header',
        name: { pl: 'Róg', en: 'Corner' },
        said: { pl: 'czyja to strona', en: 'whose page it is' },
      },
      {
        at: 'main',
        name: { pl: 'Jedna rzecz', en: 'One thing' },
        said: { pl: 'bez ramy, pośrodku', en: 'no frame, in the middle' },
      },
      {
        at: 'div:has(> header) > div:first-child',
        name: { pl: 'Rysunek', en: 'Scene' },
        said: {
          pl: 'nad treścią albo obok; przychodzi później i nic nie rusza',
          en: 'above or beside; it comes late and moves nothing',
        },
      },
      {
        at: 'footer',
        name: { pl: 'Drugi róg', en: 'Other corner' },
        said: { pl: 'drugi język', en: 'the other language' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'zaczyna od zadania, kończy na drugim języku',
        en: 'begins with the task, ends at the other language',
      },
    },
  ],
  accessibility: [
    { pl: 'Ma jedno main. Rysunek milczy.', en: 'It has one main. The drawing keeps silent.' },
    {
      pl: 'Pierwsze pole dostaje skupienie tylko na komputerze: na telefonie klawiatura zakryłaby pół strony.',
      en: 'Focus the first field on a desktop only: on a phone the keyboard would cover half the page.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="page">
            <FocusPage top={<Logo name="Aikido Gdańsk" />}>
              <Stack space={16}>
                <Heading level={1}>{say({ pl: 'Nowe hasło', en: 'New password' })}</Heading>
                <Button variant="primary" fullWidth>
                  {say({ pl: 'Zapisz hasło', en: 'Save the password' })}
                </Button>
              </Stack>
            </FocusPage>
          </Stage>
        ),
        said: { pl: 'jedno zadanie, jeden główny przycisk.', en: 'one task, one primary button.' },
      },
      dont: {
        Picture: () => (
          <Stage height="page">
            <FocusPage top={<Logo name="Aikido Gdańsk" />}>
              <Stack space={16}>
                <Inline space={8}>
                  <Link href="#a">{say({ pl: 'Aktualności', en: 'News' })}</Link>
                  <Link href="#b">{say({ pl: 'Cennik', en: 'Prices' })}</Link>
                  <Link href="#c">{say({ pl: 'Galeria', en: 'Gallery' })}</Link>
                </Inline>
                <Button variant="primary">{say({ pl: 'Zaloguj się', en: 'Sign in' })}</Button>
                <Button variant="primary">{say({ pl: 'Załóż konto', en: 'Make an account' })}</Button>
              </Stack>
            </FocusPage>
          </Stage>
        ),
        said: { pl: 'nie dawaj tu menu ani aktualności.', en: 'don’t offer a menu or the news here.' },
      },
    },
  ],
};
