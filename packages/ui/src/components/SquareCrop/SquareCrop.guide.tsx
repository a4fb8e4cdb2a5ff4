import { useEffect, useState } from 'react';
import { drawnFace } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SquareCrop } from './SquareCrop.tsx';

async function drawnPicture(): Promise<ImageBitmap> {
  const image = new Image(640, 480);
  image.src = drawnFace(210, '#5b3a29');
  await image.decode();
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'hsl(210 70% 86%)';
    context.fillRect(0, 0, 640, 480);
    context.drawImage(image, 140, 60, 420, 420);
  }
  return createImageBitmap(canvas);
}

function Cropped() {
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => void drawnPicture().then(setPicture), []);
  return picture ? (
    <SquareCrop
      picture={picture}
      labels={{
        frame: say({
          pl: 'Kadr zdjęcia. Przesuwają go strzałki.',
          en: 'The cut of the picture. Arrows move it.',
        }),
        zoom: say({ pl: 'Przybliżenie', en: 'Zoom' }),
      }}
    />
  ) : null;
}

export const guide: Guide = {
  purpose: { pl: 'Wykadrować twarz', en: 'Cut out a face' },
  alias: ['kadrowanie', 'przycinanie', 'image crop', 'avatar crop', 'zoom'],
  summary: {
    pl: 'Kwadrat wycięty ze zdjęcia. Przesuwa się go palcem albo strzałkami i przybliża suwakiem.',
    en: 'A square cut out of a picture. Moved by a finger or the arrows, brought closer by a slider.',
  },
  when: [
    {
      pl: 'Zdjęcie stanie się awatarem i liczy się, co w kółku.',
      en: 'The picture becomes an avatar, and what is in the circle matters.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Zdjęcie ma zostać w całości.', en: 'The picture stays whole.' },
      instead: 'Forms/PictureField',
    },
  ],
  anatomy: {
    Picture: Cropped,
    parts: [
      {
        at: 'canvas',
        name: { pl: 'Kadr', en: 'Cut' },
        said: { pl: 'dokładnie to, co zostanie zapisane', en: 'exactly what will be kept' },
      },
      {
        at: 'label',
        name: { pl: 'Nazwa suwaka', en: 'Slider’s label' },
        said: { pl: '„Przybliżenie”', en: '“Zoom”' },
      },
      {
        at: 'input',
        name: { pl: 'Suwak', en: 'Slider' },
        said: {
          pl: 'od całego zdjęcia do czterech razy bliżej',
          en: 'from the whole picture to four times closer',
        },
      },
      { at: 'output', name: { pl: 'Ile', en: 'How much' }, said: { pl: 'w procentach', en: 'in per cent' } },
    ],
  },
  keys: [
    { keys: ['ArrowLeft', 'ArrowRight'], said: { pl: 'przesuwa kadr w bok', en: 'moves the cut sideways' } },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: { pl: 'przesuwa kadr w górę i w dół', en: 'moves the cut up and down' },
    },
    { keys: ['Tab'], said: { pl: 'przechodzi z kadru na suwak', en: 'goes from the cut to the slider' } },
  ],
  accessibility: [
    {
      pl: 'Kadr bierze skupienie, a jego nazwa mówi, że przesuwają go strzałki. Napisz to w labels.frame.',
      en: 'The cut takes the focus, and its name says that arrows move it. Write that in labels.frame.',
    },
    {
      pl: 'Kadr nigdy nie wychodzi poza zdjęcie, więc nic nie trzeba sprawdzać.',
      en: 'The cut never leaves the picture, so that there is nothing to check.',
    },
  ],
  advice: [
    {
      do: {
        Picture: Cropped,
        said: {
          pl: 'pytaj o kadr zaraz po wyborze zdjęcia.',
          en: 'ask for the cut right after the picture is chosen.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Avatar
              size={96}
              firstName="Dominika"
              lastName="Nowak"
              src={drawnFace(210, '#5b3a29').replace('0%200%20100%20100', '0%2056%20100%20100')}
            />
          </Inline>
        ),
        said: {
          pl: 'nie przycinaj bez pytania. Automat obetnie komuś głowę.',
          en: 'don’t cut without asking. A machine will cut off somebody’s head.',
        },
      },
    },
  ],
};
