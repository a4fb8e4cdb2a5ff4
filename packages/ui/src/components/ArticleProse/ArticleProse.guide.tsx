import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Card } from '../Card/Card.tsx';
import { ArticleProse } from './ArticleProse.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać artykuł do czytania', en: 'Show an article to read' },
  alias: ['artykuł', 'proza', 'typografia', 'prose', 'rich text', 'article body', 'typography'],
  summary: {
    pl: 'Artykuł w swojej kolumnie i swoim piśmie, takim jak na stronie publicznej.',
    en: 'An article in its column and its faces, as the public page has it.',
  },
  when: [
    {
      pl: 'Treść jest gotowym HTML-em: aktualność, strona klubu.',
      en: 'The content is ready HTML: a piece of news, a page of the club.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Ktoś napisał Markdown i trzeba go narysować.',
        en: 'Somebody wrote Markdown, and it is to be drawn.',
      },
      instead: 'Data/Markdown',
    },
    {
      said: { pl: 'To jedno zdanie w aplikacji.', en: 'It is a sentence in the application.' },
      instead: 'Foundations/Text',
    },
  ],
  anatomy: {
    Picture: () => (
      <ArticleProse lang="pl">
        <h2>{say({ pl: 'Staż zimowy: jo i bokken', en: 'Winter seminar: jo and bokken' })}</h2>
        <p>
          {say({ pl: 'Drewno nic nie mówi, ale', en: 'The wood says nothing, but' })}{' '}
          <strong>{say({ pl: 'wszystko pokazuje', en: 'shows everything' })}</strong>.
        </p>
        <blockquote>
          <p>{say({ pl: 'Miecz nie poprawia postawy.', en: 'A sword mends no posture.' })}</p>
        </blockquote>
        <ul>
          <li>{say({ pl: 'Kiedy: 5–6 grudnia', en: 'When: 5–6 December' })}</li>
        </ul>
      </ArticleProse>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Nagłówek', en: 'Heading' },
        said: { pl: 'Brygada, nigdy mniejsza niż 19 px', en: 'Brygada, never below 19 px' },
      },
      {
        at: 'article > p',
        name: { pl: 'Akapit', en: 'Paragraph' },
        said: { pl: '19 px i interlinia 1,68', en: '19 px, with a leading of 1.68' },
      },
      {
        at: 'blockquote',
        name: { pl: 'Cytat', en: 'Quote' },
        said: { pl: 'wcięty, z kreską', en: 'set in, with a line' },
      },
      {
        at: 'li',
        name: { pl: 'Wiersz', en: 'Entry' },
        said: { pl: 'z własną kropką', en: 'with a bullet of its own' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To article z językiem (lang): czytnik zmienia głos, gdy tekst jest w innym niż strona.',
      en: 'It is an article with its lang: a screen reader changes its voice where the text is in another language than the page.',
    },
    {
      pl: 'Poziomy nagłówków zostają takie, jakie dasz. Zacznij od h2, gdy strona ma swój h1.',
      en: 'Heading levels stay as you give them. Begin with h2 where the page has its h1.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ArticleProse lang="pl">
            <p>
              {say({
                pl: 'Pierwszy raz z bokkenem w ręku prawie każdy robi to samo: zaciska dłonie i wstrzymuje oddech.',
                en: 'With a bokken in hand for the first time nearly everybody does the same: hands close and breath stops.',
              })}
            </p>
          </ArticleProse>
        ),
        said: { pl: 'trzymaj kolumnę na 60–75 znaków.', en: 'keep a column of 60 to 75 letters.' },
      },
      dont: {
        Picture: () => (
          <Card>
            <ArticleProse lang="pl">
              <h2>{say({ pl: 'Uczniowie', en: 'Students' })}</h2>
              <p>{say({ pl: '120 osób', en: '120 people' })}</p>
            </ArticleProse>
          </Card>
        ),
        said: {
          pl: 'nie bierz go w kartach i listach aplikacji. Pismo jest za duże i za wolne.',
          en: 'don’t take it in cards and lists of the application. Its type is too large and too slow.',
        },
      },
    },
  ],
};
