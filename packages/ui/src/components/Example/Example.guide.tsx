import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Example, type ExampleLabels } from './Example.tsx';

const labels: ExampleLabels = {
  show: say({ pl: 'Pokaż kod', en: 'Show the code' }),
  hide: say({ pl: 'Ukryj kod', en: 'Hide the code' }),
  code: (title) => `${say({ pl: 'Kod', en: 'Code' })}: ${title}`,
  copy: say({ pl: 'Kopiuj kod', en: 'Copy the code' }),
  copied: say({ pl: 'Skopiowano', en: 'Copied' }),
  failed: say({ pl: 'Nie udało się pobrać kodu.', en: 'The code could not be fetched.' }),
};

export const guide: Guide = {
  purpose: { pl: 'Pokazać przykład z kodem', en: 'Show an example with its code' },
  alias: ['przykład', 'demo', 'showcase', 'live code', 'playground'],
  summary: {
    pl: 'Coś żywego, do czego służy, i kod dla tego, kto chce to zabrać.',
    en: 'Something alive, what it is for, and its code for who wants to take it along.',
  },
  when: [
    { pl: 'W bibliotece wzorów i w dokumentacji.', en: 'In a library of patterns, and in documentation.' },
  ],
  whenNot: [{ said: { pl: 'Jest sam kod.', en: 'There is code only.' }, instead: 'Data/CodeSample' }],
  anatomy: {
    Picture: () => (
      <Stage height="strip">
        <Example
          title={say({ pl: 'Przycisk główny', en: 'Primary button' })}
          description={say({
            pl: 'Jeden w widoku: to, po co ktoś tu przyszedł.',
            en: 'One in a view: what people came for.',
          })}
          source={async () => ''}
          labels={labels}
        >
          <Button variant="primary">{say({ pl: 'Zapisz obecność', en: 'Save presence' })}</Button>
        </Example>
      </Stage>
    ),
    parts: [
      { at: 'h2', name: { pl: 'Tytuł', en: 'Title' }, said: { pl: 'co widać', en: 'what is seen' } },
      {
        at: 'h2 + div',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'kiedy to wziąć', en: 'when to take it' },
      },
      {
        at: 'section > div:last-child > div:first-child',
        name: { pl: 'Przykład', en: 'Example' },
        said: { pl: 'działa naprawdę', en: 'really works' },
      },
      {
        at: 'button[aria-expanded]',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'przychodzi, gdy ktoś o niego poprosi', en: 'comes when somebody asks for it' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po przykładzie i „Pokaż kod”', en: 'goes through the example and “Show code”' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'pokazuje albo ukrywa kod', en: 'shows or hides the code' } },
  ],
  accessibility: [
    {
      pl: 'To nazwana część strony, a przycisk mówi, czyj to kod.',
      en: 'It is a named section, and the button says whose code it is.',
    },
    {
      pl: 'Przykład musi być dostępny sam: nic go tu nie poprawia.',
      en: 'The example has to be accessible by itself: nothing here mends it.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="strip">
            <Example title={say({ pl: 'Czekanie', en: 'Waiting' })} labels={labels}>
              <Button size="small" loading>
                {say({ pl: 'Zapisz', en: 'Save' })}
              </Button>
            </Example>
          </Stage>
        ),
        said: { pl: 'pokazuj jedną rzecz na przykład.', en: 'show one thing in an example.' },
      },
      dont: {
        Picture: () => (
          <Stage height="strip">
            <Example title="Button" labels={labels}>
              <Inline space={4}>
                <Button variant="primary">OK</Button>
                <Button>OK</Button>
                <Button variant="quiet">OK</Button>
                <Button size="small">OK</Button>
                <Button disabled>OK</Button>
              </Inline>
            </Example>
          </Stage>
        ),
        said: { pl: 'nie upychaj wszystkich odmian naraz.', en: 'don’t cram all variants in at once.' },
      },
    },
  ],
};
