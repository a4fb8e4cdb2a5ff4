import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DojoScene } from './DojoScene.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać dojo przed wejściem', en: 'Show the dojo before the door' },
  alias: ['rysunek', 'ilustracja', 'hero image', 'scena', 'stocznia', 'background'],
  summary: {
    pl: 'Sala nad stocznią: ktoś siedzi na macie, za oknem żurawie i słońce, a nocą księżyc.',
    en: 'A hall by the shipyard: somebody sits on the mat, outside are cranes and the sun, or the moon by night.',
  },
  when: [
    {
      pl: 'Strona przed wejściem: logowanie, nowe konto.',
      en: 'A page before the door: signing in, a new account.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'W środku aplikacji. Tam liczy się to, co ktoś robi.',
        en: 'Inside the application. There it is about what people do.',
      },
    },
    {
      said: { pl: 'Trzeba powiedzieć, że nic tu nie ma.', en: 'Something has to say that there is nothing.' },
      instead: 'Feedback/EmptyState',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="medium">
        <DojoScene />
      </Stage>
    ),
    parts: [
      {
        at: 'linearGradient + path',
        name: { pl: 'Niebo', en: 'Sky' },
        said: {
          pl: 'jedyny przejściowy kolor w całym rysunku',
          en: 'the only gradient in the whole drawing',
        },
      },
      {
        at: 'circle:not([cx="120"])',
        name: { pl: 'Słońce', en: 'Sun' },
        said: { pl: 'w ciemnym motywie księżyc', en: 'the moon in a dark theme' },
      },
      {
        at: 'circle[r="27"]',
        name: { pl: 'Ktoś', en: 'Somebody' },
        said: { pl: 'w seiza, z zamkniętymi oczami', en: 'in seiza, eyes closed' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Jest ozdobą: nic z niej nie jest czytane i nic nie łapie skupienia.',
      en: 'It is decoration: nothing of it is read, and nothing takes the focus.',
    },
    {
      pl: 'Wypełnia to, w czym leży. Na telefonie jest pasem u góry, przy biurku stoi obok.',
      en: 'It fills what it lies in. On a phone it is a band at the top; at a desk it stands beside.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <DojoScene />
          </Stage>
        ),
        said: { pl: 'raz, na wejściu.', en: 'once, at the door.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Stage height="bar">
              <DojoScene />
            </Stage>
            <Stage height="bar">
              <DojoScene />
            </Stage>
          </Stack>
        ),
        said: {
          pl: 'nie powtarzaj jej na stronie. Druga jest już tapetą.',
          en: 'don’t repeat it on a page. The second one is wallpaper.',
        },
      },
    },
  ],
};
