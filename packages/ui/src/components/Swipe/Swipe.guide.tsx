import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Swipe } from './Swipe.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przejść do następnej palcem', en: 'Go to the next by a finger' },
  alias: ['przesunięcie', 'gest', 'swipe', 'gesture', 'carousel touch'],
  summary: {
    pl: 'Pociągnięcie palca przynosi następną rzecz. To skrót, nigdy jedyna droga.',
    en: 'A drawn finger brings the next thing. It is a short cut, never the only way.',
  },
  when: [
    {
      pl: 'Ktoś przegląda rzeczy jedną po drugiej na telefonie: uczniowie na egzaminie.',
      en: 'Somebody goes through things one by one on a phone: students at an exam.',
    },
  ],
  whenNot: [
    { said: { pl: 'To galeria zdjęć.', en: 'It is a gallery of pictures.' }, instead: 'Data/Gallery' },
    {
      said: { pl: 'Nie ma przycisków, które robią to samo.', en: 'There are no buttons that do the same.' },
      instead: 'Actions/ButtonGroup',
    },
  ],
  anatomy: {
    Picture: () => (
      <Swipe onNext={() => {}} onPrevious={() => {}}>
        <Card
          title="Ola Żuk"
          actions={
            <ButtonGroup label={say({ pl: 'Uczeń', en: 'Student' })}>
              <IconButton
                variant="secondary"
                icon={ChevronLeftIcon}
                label={say({ pl: 'Poprzedni uczeń', en: 'Previous student' })}
              />
              <IconButton
                variant="secondary"
                icon={ChevronRightIcon}
                label={say({ pl: 'Następny uczeń', en: 'Next student' })}
              />
            </ButtonGroup>
          }
        >
          {say({ pl: '4 kyu, gotowa do egzaminu', en: '4 kyu, ready for the exam' })}
        </Card>
      </Swipe>
    ),
    parts: [
      {
        at: 'div:has(> section)',
        name: { pl: 'Pole gestu', en: 'Area' },
        said: { pl: 'co najmniej 64 px w bok', en: 'at least 64 px sideways' },
      },
      {
        at: 'section',
        name: { pl: 'Rzecz', en: 'Thing' },
        said: { pl: 'jedna na widoku', en: 'one in sight' },
      },
      {
        at: '[role=group]',
        name: { pl: 'Przyciski', en: 'Buttons' },
        said: { pl: 'ta sama droga dla myszy i klawiszy', en: 'the same way for a mouse and keys' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po przyciskach, które daje strona',
        en: 'goes through the buttons that the page gives',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'robi to samo, co palec', en: 'does what a finger does' } },
  ],
  accessibility: [
    {
      pl: 'Mysz, klawiatura i czytnik nie mają tego gestu. Zawsze daj przyciski.',
      en: 'A mouse, a keyboard and a screen reader have no such gesture. Always give buttons.',
    },
    {
      pl: 'W polach tekstu i suwakach palec robi swoje. Od prawej do lewej kierunek się odwraca.',
      en: 'In text fields and sliders a finger does its own. From right to left the direction turns.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Swipe onNext={() => {}} onPrevious={() => {}}>
            <Card
              title="Ola Żuk"
              actions={
                <ButtonGroup label={say({ pl: 'Uczeń', en: 'Student' })}>
                  <IconButton
                    variant="secondary"
                    icon={ChevronLeftIcon}
                    label={say({ pl: 'Poprzedni uczeń', en: 'Previous student' })}
                  />
                  <IconButton
                    variant="secondary"
                    icon={ChevronRightIcon}
                    label={say({ pl: 'Następny uczeń', en: 'Next student' })}
                  />
                </ButtonGroup>
              }
            >
              4 kyu
            </Card>
          </Swipe>
        ),
        said: { pl: 'postaw obok przyciski i strzałki.', en: 'put buttons and arrows beside.' },
      },
      dont: {
        Picture: () => (
          <Swipe onNext={() => {}} onPrevious={() => {}}>
            <Card title="Ola Żuk">4 kyu</Card>
          </Swipe>
        ),
        said: {
          pl: 'nie zostawiaj samego gestu. Nikt nie wie, że jest.',
          en: 'don’t leave the gesture alone. Nobody knows it is there.',
        },
      },
    },
  ],
};
