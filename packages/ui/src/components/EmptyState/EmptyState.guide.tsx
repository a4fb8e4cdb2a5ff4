import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CalendarIcon, SearchIcon, UsersIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, że nic tu nie ma', en: 'Say that there is nothing here' },
  alias: ['pusto', 'brak danych', 'empty state', 'zero state', 'blank slate', 'no results'],
  summary: {
    pl: 'Stoi tam, gdzie byłaby lista, i mówi, jak zrobić pierwszą rzecz.',
    en: 'Stands where a list would be, and says how to make the first thing.',
  },
  when: [
    { pl: 'Klub zaczyna i niczego jeszcze nie dodał.', en: 'The club begins, and has added nothing yet.' },
    { pl: 'Szukanie albo filtr nie zostawił niczego.', en: 'A search or a filter has left nothing.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Nie udało się pobrać. Puste i zepsute to co innego.',
        en: 'It could not be fetched. Empty and broken are two things.',
      },
      instead: 'Feedback/ErrorState',
    },
    { said: { pl: 'Jeszcze się pobiera.', en: 'It is being fetched.' }, instead: 'Feedback/Skeleton' },
  ],
  anatomy: {
    Picture: () => (
      <EmptyState
        icon={CalendarIcon}
        title={say({ pl: 'Brak treningów w tym tygodniu', en: 'No trainings this week' })}
        description={say({
          pl: 'Dodaj pojedynczy trening albo serię, która powtarza się co tydzień.',
          en: 'Add a single training, or a series that is there every week.',
        })}
        action={<Button variant="primary">{say({ pl: 'Dodaj trening', en: 'Add a training' })}</Button>}
      />
    ),
    parts: [
      {
        at: 'svg',
        name: { pl: 'Obraz', en: 'Picture' },
        said: { pl: 'to, co tu będzie', en: 'what will be here' },
      },
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'czego nie ma', en: 'what there is none of' },
      },
      {
        at: 'p',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'dlaczego i co to zmieni', en: 'why, and what would change that' },
      },
      {
        at: 'button',
        name: { pl: 'Droga', en: 'Way on' },
        said: { pl: 'do pierwszej rzeczy, jeśli wolno', en: 'to the first one, where that is allowed' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'dochodzi do drogi dalej', en: 'reaches the way on' } }],
  accessibility: [
    {
      pl: 'Tytuł jest nagłówkiem strony. Poziom ustawia titleLevel.',
      en: 'Its title is a heading of the page. titleLevel sets its level.',
    },
    {
      pl: 'Obraz milczy. Gdy pusto zrobiło się po filtrze, powiedz to w obszarze status listy.',
      en: 'The picture keeps silent. Where a filter has left nothing, say so in the list’s status region.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <EmptyState
            size="small"
            icon={CalendarIcon}
            title={say({ pl: 'Brak treningów', en: 'No trainings' })}
            description={say({
              pl: 'Gdy klub coś zaplanuje, zobaczysz to tutaj od razu.',
              en: 'Once the club plans something you will see it here at once.',
            })}
          />
        ),
        said: {
          pl: 'daj drogę dalej temu, kto ma prawo, a reszcie powiedz, na co czekać.',
          en: 'give who may a way on, and tell the others what to wait for.',
        },
      },
      dont: {
        Picture: () => <EmptyState size="small" title={say({ pl: 'Brak danych', en: 'No data' })} />,
        said: { pl: 'nie pisz samego „Brak danych”.', en: 'don’t write “No data” alone.' },
      },
    },
    {
      do: {
        Picture: () => (
          <EmptyState
            size="small"
            icon={SearchIcon}
            title={say({ pl: 'Nikogo takiego nie ma', en: 'There is nobody like that' })}
            action={<Button size="small">{say({ pl: 'Wyczyść filtry', en: 'Clear the filters' })}</Button>}
          />
        ),
        said: { pl: 'po filtrze zaproponuj zdjęcie filtra.', en: 'after a filter, offer to take it off.' },
      },
      dont: {
        Picture: () => (
          <EmptyState
            size="small"
            icon={UsersIcon}
            title={say({ pl: 'Brak uczniów', en: 'No students' })}
            action={
              <Button size="small" variant="primary">
                {say({ pl: 'Dodaj pierwszego ucznia', en: 'Add the first student' })}
              </Button>
            }
          />
        ),
        said: {
          pl: 'nie proponuj dodania kogoś, kto jest, tylko go odfiltrowano.',
          en: 'don’t offer to add somebody who is there, and only filtered out.',
        },
      },
    },
  ],
};
