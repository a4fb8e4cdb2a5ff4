import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { ClockIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Tag } from './Tag.tsx';

export const guide: Guide = {
  purpose: { pl: 'Nazwać cechę', en: 'Name a property' },
  alias: ['etykieta', 'tag', 'label', 'chip', 'pill', 'kategoria'],
  summary: {
    pl: 'Krótka cecha rzeczy: sekcja, rodzaj.',
    en: 'A short property of a thing: a section, a kind.',
  },
  when: [
    {
      pl: 'W wierszu albo przy tytule, jedno lub dwa słowa.',
      en: 'In a row or by a title, one or two words.',
    },
  ],
  whenNot: [
    { said: { pl: 'To stan.', en: 'It is a state.' }, instead: 'Data/StatusTag' },
    {
      said: { pl: 'Naciska się to, by zawęzić.', en: 'It is pressed to narrow.' },
      instead: 'Data/FilterChips',
    },
    { said: { pl: 'To liczba.', en: 'It is a number.' }, instead: 'Data/Badge' },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={12}>
        <Tag>{say({ pl: 'dorośli', en: 'adults' })}</Tag>
        <Tag tone="info" icon={ClockIcon}>
          {say({ pl: 'zaplanowany', en: 'planned' })}
        </Tag>
      </Inline>
    ),
    parts: [
      {
        at: ':scope > * > span:first-child',
        name: { pl: 'Cecha', en: 'Property' },
        said: { pl: 'cicha, bez ikony', en: 'quiet, no icon' },
      },
      {
        at: 'svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'konieczna, gdy ton coś mówi', en: 'needed where the tone says something' },
      },
      {
        at: ':scope > * > span:last-child > span',
        name: { pl: 'Słowo', en: 'Word' },
        said: { pl: 'długie kończy się wielokropkiem', en: 'a long one ends in an ellipsis' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To zwykły tekst. Jeśli ma znaczyć „sekcja”, powiedz to obok.',
      en: 'It is plain text. Where it means “section”, say so beside it.',
    },
    {
      pl: 'Ton inny niż zwykły i akcent chce ikony: nigdy sam kolor.',
      en: 'A tone other than neutral and accent wants an icon: never colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Text>{say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}</Text>
            <Tag>{say({ pl: 'dorośli', en: 'adults' })}</Tag>
          </Inline>
        ),
        said: { pl: 'jedna lub dwie cechy na wiersz.', en: 'one or two properties in a row.' },
      },
      dont: {
        Picture: () => (
          <Inline space={4}>
            <Text>Aikido</Text>
            <Tag tone="accent">{say({ pl: 'nowe', en: 'new' })}</Tag>
            <Tag tone="accent">{say({ pl: 'polecane', en: 'recommended' })}</Tag>
            <Tag tone="accent">{say({ pl: 'dorośli', en: 'adults' })}</Tag>
            <Tag tone="accent">{say({ pl: 'wieczór', en: 'evening' })}</Tag>
            <Tag tone="accent">Wrzeszcz</Tag>
          </Inline>
        ),
        said: {
          pl: 'nie obwieszaj wiersza. Nic się nie wyróżnia, gdy wszystko się wyróżnia.',
          en: 'don’t hang a row full. Nothing stands out where everything does.',
        },
      },
    },
  ],
};
