import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { PlusIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

const saveTraining = { pl: 'Zapisz trening', en: 'Save the training' };
const cancel = { pl: 'Anuluj', en: 'Cancel' };
const remove = { pl: 'Usuń serię', en: 'Delete the series' };

const WithIcon = () => (
  <Button variant="primary" icon={PlusIcon}>
    {say({ pl: 'Dodaj trening', en: 'Add a training' })}
  </Button>
);

const OnePrimary = () => (
  <Inline space={8}>
    <Button variant="primary">{say(saveTraining)}</Button>
    <Button variant="quiet">{say(cancel)}</Button>
  </Inline>
);

const TwoPrimaries = () => (
  <Inline space={8}>
    <Button variant="primary">{say(saveTraining)}</Button>
    <Button variant="primary">{say({ pl: 'Zapisz i dodaj następny', en: 'Save and add another' })}</Button>
  </Inline>
);

const SaysTheDeed = () => (
  <Stack space={12} align="start">
    <Text>{say({ pl: 'Usunąć 12 treningów serii?', en: 'Delete the 12 trainings of the series?' })}</Text>
    <Inline space={8}>
      <Button variant="danger">{say(remove)}</Button>
      <Button variant="quiet">{say({ pl: 'Zostaw', en: 'Keep it' })}</Button>
    </Inline>
  </Stack>
);

const SaysOk = () => (
  <Stack space={12} align="start">
    <Text>{say({ pl: 'Usunąć 12 treningów serii?', en: 'Delete the 12 trainings of the series?' })}</Text>
    <Inline space={8}>
      <Button>OK</Button>
      <Button>{say({ pl: 'Nie', en: 'No' })}</Button>
    </Inline>
  </Stack>
);

export const guide: Guide = {
  purpose: { pl: 'Zrobić coś na tej stronie', en: 'Do something on this page' },
  alias: ['przycisk', 'guzik', 'button', 'submit', 'action', 'CTA', 'zapisz', 'save', 'loading button'],
  summary: {
    pl: 'Robi coś tutaj i od razu. Mówi czasownikiem, co zrobi; w czasie pracy nie da się go nacisnąć drugi raz.',
    en: 'Does something here and now. It says with a verb what it will do, and can’t be pressed twice while at work.',
  },
  when: [
    {
      pl: 'Naciśnięcie zmienia dane albo stronę: zapisuje, dodaje, odwołuje.',
      en: 'A press changes data or the page: it saves, adds, cancels.',
    },
    {
      pl: 'Jeden w widoku jest główny (primary): to, po co się tu przychodzi.',
      en: 'One in a view is the primary: what people come here for.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Naciśnięcie prowadzi na inną stronę: wtedy jest to odnośnik, także gdy ma wyglądać jak przycisk (ButtonLink).',
        en: 'A press leads to another page: that is a link, even where it should look like a button (ButtonLink).',
      },
      instead: 'Actions/Link',
    },
    {
      said: {
        pl: 'Miejsca starczy tylko na znak, który każdy zna.',
        en: 'There is room only for a sign that everybody knows.',
      },
      instead: 'Actions/IconButton',
    },
    {
      said: { pl: 'Coś się włącza i zostaje włączone.', en: 'Something is turned on, and stays on.' },
      instead: 'Forms/Switch',
    },
  ],
  anatomy: {
    Picture: WithIcon,
    parts: [
      {
        at: 'svg',
        name: { pl: 'Znak', en: 'Sign' },
        said: { pl: 'tylko gdy mówi to samo co słowo', en: 'only where it says the same as the words' },
      },
      {
        at: 'button > span',
        name: { pl: 'Słowa', en: 'Words' },
        said: {
          pl: 'czasownik i rzecz; nie znikają, gdy trwa praca',
          en: 'a verb and its thing; they don’t go away while it is at work',
        },
      },
      {
        at: 'button',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'co najmniej 44 px pod palcem', en: 'at least 44 px under a finger' },
      },
    ],
  },
  keys: [
    { keys: ['Enter', 'Space'], said: { pl: 'naciska', en: 'presses' } },
    { keys: ['Tab'], said: { pl: 'idzie dalej', en: 'goes on' } },
  ],
  accessibility: [
    {
      pl: 'W czasie pracy (loading) zachowuje skupienie i rozmiar, mówi „Ładowanie” i nie wysyła formularza drugi raz.',
      en: 'While at work (loading) it keeps focus and size, says “Loading”, and doesn’t send its form twice.',
    },
    {
      pl: 'Sam z siebie nie wysyła formularza: napisz type="submit", gdy ma to robić.',
      en: 'It submits no form by itself: say type="submit" where it should.',
    },
    {
      pl: 'Do Ciebie należą słowa: mają być zrozumiałe bez reszty strony.',
      en: 'Yours to give: words that are understood without the rest of the page.',
    },
  ],
  advice: [
    {
      do: {
        Picture: OnePrimary,
        said: { pl: 'daj widokowi jeden główny przycisk.', en: 'give a view one primary button.' },
      },
      dont: {
        Picture: TwoPrimaries,
        said: {
          pl: 'nie stawiaj dwóch głównych obok siebie: nie wiadomo, po co się tu przyszło.',
          en: 'don’t put two primaries side by side: nobody knows what they came for.',
        },
      },
    },
    {
      do: {
        Picture: SaysTheDeed,
        said: {
          pl: 'napisz na przycisku, co zrobi. Da się go nacisnąć bez czytania pytania.',
          en: 'say on the button what it will do. It can be pressed without reading the question.',
        },
      },
      dont: {
        Picture: SaysOk,
        said: {
          pl: 'nie odpowiadaj „OK” i „Nie”: kasowanie wygląda wtedy jak wszystko inne.',
          en: 'don’t answer “OK” and “No”: deleting then looks like anything else.',
        },
      },
    },
  ],
};
