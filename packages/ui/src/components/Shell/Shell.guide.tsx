import type { Guide } from '../../../.storybook/guide.ts';
import { SampleFooter, SampleTopBar, sampleMenu } from '../../../.storybook/SampleShell.tsx';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Columns } from '../Columns/Columns.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Shell } from './Shell.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zbudować ramę aplikacji', en: 'Build the frame of the application' },
  alias: ['layout', 'szkielet aplikacji', 'app shell', 'app frame', 'dashboard layout'],
  summary: {
    pl: 'Rama każdej strony po zalogowaniu: pasek, menu, treść, stopka, a na telefonie pasek pod kciukiem.',
    en: 'The frame of every page after signing in: bar, menu, content, foot, and on a phone a bar under the thumb.',
  },
  when: [
    {
      pl: 'Raz, dookoła wszystkiego, co widzi zalogowany.',
      en: 'Once, around all that is seen after signing in.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Strona jest przed wejściem.', en: 'The page is before the door.' },
      instead: 'Layout/FocusPage',
    },
    {
      said: { pl: 'Ekran stoi przy drzwiach.', en: 'The screen stands by a door.' },
      instead: 'Layout/DoorScreen',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="page">
        <Shell
          topBar={<SampleTopBar />}
          menu={<SideMenu groups={sampleMenu('/dashboard').slice(0, 2)} />}
          footer={<SampleFooter />}
        >
          <PageHeader
            title={say({ pl: 'Pulpit', en: 'Dashboard' })}
            description={say({
              pl: 'Najbliższy trening dziś o 18:30.',
              en: 'The next training is today at 18:30.',
            })}
          />
        </Shell>
      </Stage>
    ),
    parts: [
      {
        at: 'header',
        name: { pl: 'Górny pasek', en: 'Top bar' },
        said: { pl: 'znak, osoba i przycisk menu', en: 'the sign, the person, the menu’s button' },
      },
      {
        at: 'nav',
        name: { pl: 'Menu', en: 'Menu' },
        said: {
          pl: 'obok strony albo nad nią, zależnie od szerokości',
          en: 'beside the page or over it, as the width has it',
        },
      },
      {
        at: 'main',
        name: { pl: 'Treść', en: 'Content' },
        said: { pl: 'cel odsyłacza „Przejdź do treści”', en: 'where “Skip to content” leads' },
      },
      {
        at: 'footer',
        name: { pl: 'Stopka', en: 'Foot' },
        said: { pl: 'na końcu każdej strony', en: 'at the end of every page' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'jako pierwszy pokazuje „Przejdź do treści”', en: 'shows “Skip to content” first of all' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka menu, które leży nad stroną', en: 'closes a menu that lies over the page' },
    },
  ],
  accessibility: [
    {
      pl: 'Ma po jednym: nagłówek, nawigację, treść, stopkę. Pod otwartym menu strona jest nieczynna.',
      en: 'It has one each: header, navigation, main, footer. Under an open menu the page is inert.',
    },
    {
      pl: 'Da się go wyrysować z góry na serwerze: stan menu wynika z szerokości w CSS.',
      en: 'It can be prerendered: the menu’s state follows the width in CSS.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="medium">
            <Shell topBar={<SampleTopBar />} footer={<SampleFooter />}>
              <PageHeader title={say({ pl: 'Uczniowie', en: 'Students' })} />
            </Shell>
          </Stage>
        ),
        said: {
          pl: 'zostaw ramę nieruchomą, gdy zmienia się strona.',
          en: 'leave the frame still when the page changes.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="medium">
            <Shell topBar={<SampleTopBar />}>
              <Columns layout="main-aside" space={16} from="always">
                <PageHeader title={say({ pl: 'Uczniowie', en: 'Students' })} />
                <SideMenu groups={sampleMenu('/dojo/student').slice(1, 2)} />
              </Columns>
            </Shell>
          </Stage>
        ),
        said: {
          pl: 'nie rób drugiej ramy w środku. Dwa menu, dwa miejsca na zgubienie się.',
          en: 'don’t make a second frame inside. Two menus are two ways to get lost.',
        },
      },
    },
  ],
};
