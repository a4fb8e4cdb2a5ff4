import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ItemList } from '../ItemList/ItemList.tsx';
import { Splitter } from './Splitter.tsx';

const list = (
  <ItemList
    label={say({ pl: 'Techniki', en: 'Techniques' })}
    items={[
      { id: 'ikkyo', title: 'Ikkyo', href: '#ikkyo' },
      { id: 'nikyo', title: 'Nikyo', href: '#nikyo' },
    ]}
  />
);

export const guide: Guide = {
  purpose: { pl: 'Podzielić miejsce ręką', en: 'Share the room out by hand' },
  alias: ['podział', 'rozdzielacz', 'split pane', 'resizable', 'window splitter'],
  summary: {
    pl: 'Dwie części i pasek między nimi, który dzieli miejsce.',
    en: 'Two parts, and a bar between them that shares the room.',
  },
  when: [
    {
      pl: 'Obie części są potrzebne naraz, a każdy chce innej proporcji.',
      en: 'Both parts are needed at a time, and everybody wants another proportion.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Proporcja jest zawsze ta sama.', en: 'The proportion is always the same.' },
      instead: 'Layout/Columns',
    },
    {
      said: {
        pl: 'Na telefonie: tam nie ma czego dzielić.',
        en: 'On a phone: there is nothing to share there.',
      },
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Splitter
          label={say({ pl: 'Szerokość listy', en: 'Width of the list' })}
          height={180}
          defaultValue={40}
          first={list}
          second={
            <Card>
              {say({
                pl: 'Pierwsza z pięciu podstawowych dźwigni.',
                en: 'The first of the five basic pins.',
              })}
            </Card>
          }
        />
      </Wide>
    ),
    parts: [
      {
        at: 'div:has(> [role=separator]) > div:first-child',
        name: { pl: 'Pierwsza część', en: 'First part' },
        said: { pl: 'jej udział zmienia pasek', en: 'its share is what the bar changes' },
      },
      {
        at: '[role=separator]',
        name: { pl: 'Pasek', en: 'Bar' },
        said: { pl: 'cienki dla oka, szeroki dla palca', en: 'thin for the eye, wide for a finger' },
      },
      {
        at: 'div:has(> [role=separator]) > div:last-child',
        name: { pl: 'Druga część', en: 'Second part' },
        said: { pl: 'ma resztę', en: 'has the rest' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'węziej albo szerzej o 5 %', en: 'narrower or wider by 5 %' },
    },
    { keys: ['Home', 'End'], said: { pl: 'najmniej albo najwięcej', en: 'the least or the most' } },
    {
      keys: ['Enter'],
      said: { pl: 'chowa pierwszą część i przywraca', en: 'puts the first part away, and brings it back' },
    },
  ],
  accessibility: [
    {
      pl: 'Pasek jest separator z wartością i granicami. label mówi, co rośnie: „Szerokość listy”.',
      en: 'The bar is a separator with a value and bounds. label says what grows: “Width of the list”.',
    },
    {
      pl: 'Pod sobą (orientation="rows") działają strzałki w górę i w dół.',
      en: 'Under each other (orientation="rows") the arrows up and down work.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Splitter
            label={say({ pl: 'Szerokość listy', en: 'Width of the list' })}
            height={140}
            defaultValue={30}
            first={list}
            second={
              <Card>
                {say({
                  pl: 'Pierwsza z pięciu podstawowych dźwigni.',
                  en: 'The first of the five basic pins.',
                })}
              </Card>
            }
          />
        ),
        said: { pl: 'zapamiętaj podział.', en: 'remember the share.' },
      },
      dont: {
        Picture: () => (
          <Splitter
            label={say({ pl: 'Szerokość listy', en: 'Width of the list' })}
            height={140}
            defaultValue={20}
            first={
              <Heading level={2}>
                {say({ pl: 'Przygotowanie do egzaminu', en: 'Getting ready for the exam' })}
              </Heading>
            }
            second={list}
          />
        ),
        said: {
          pl: 'nie dziel na dwie połowy tego, co się nie mieści w żadnej.',
          en: 'don’t cut in halves what fits in neither.',
        },
      },
    },
  ],
};
