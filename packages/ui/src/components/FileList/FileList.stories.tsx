import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnCover } from '../../../.storybook/covers.ts';
import { CloseIcon, TrashIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileList } from './FileList.tsx';

const remove = (name: string) => <IconButton icon={TrashIcon} label={`Usuń ${name}`} />;
const openFilm = fn();
const openPaper = fn();

const meta = {
  title: 'Data/FileList',
  tags: ['new'],
  component: FileList,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  args: {
    label: 'Pliki',
    files: [
      {
        id: 'sent',
        name: 'Mae ukemi z boku.jpg',
        bytes: 312_000,
        kind: 'picture',
        src: drawnCover(),
        actions: remove('Mae ukemi z boku.jpg'),
      },
      { id: 'notes', name: 'Notatki.pdf', bytes: 48_200, kind: 'document', actions: remove('Notatki.pdf') },
    ],
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is on its way, what waits, and what was refused. */
export const OnTheirWay: Story = {
  args: {
    files: [
      {
        id: 'sending',
        name: 'VID_20261127_184512.mp4',
        bytes: 6_000_000,
        kind: 'video',
        progress: { bytes: 2_400_000, text: '2,4 z 6 MB' },
        actions: <IconButton icon={CloseIcon} label="Przerwij VID_20261127_184512.mp4" />,
      },
      {
        id: 'waiting',
        name: 'Shikko.mov',
        bytes: 9_400_000,
        kind: 'video',
        progress: { bytes: 5_100_000, text: '5,1 z 9,4 MB' },
        note: 'Brak połączenia. Reszta wyśle się sama.',
        tone: 'warning',
      },
      {
        id: 'refused',
        name: 'Zadanie.docx',
        bytes: 18_000,
        kind: 'document',
        note: 'Tego pliku nie przyjmujemy.',
        tone: 'danger',
        actions: remove('Zadanie.docx'),
      },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /^VID_20261127_184512.mp4/ });
    await expect(bar).toHaveAttribute('aria-valuetext', '2,4 z 6 MB');
    await expect(canvas.getByText('Brak połączenia. Reszta wyśle się sama.')).toBeVisible();
  },
};

export const Shown: Story = {
  args: {
    layout: 'shown',
    files: [
      {
        id: 'picture',
        name: 'Hanmi.jpg',
        bytes: 312_000,
        kind: 'picture',
        src: drawnCover(),
        alt: 'Postawa z boku',
      },
      {
        id: 'film',
        name: 'Przewrót.mp4',
        bytes: 6_000_000,
        kind: 'video',
        open: { label: 'Odtwórz: Przewrót.mp4', onOpen: openFilm },
      },
      { id: 'paper', name: 'Notatki.pdf', bytes: 48_200, kind: 'document', onFollow: openPaper },
    ],
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('img', { name: 'Postawa z boku' })).toBeVisible();
    await step('a paper is opened by its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Notatki.pdf' }));
      await expect(openPaper).toHaveBeenCalledOnce();
    });
    await step('a film is asked for when it is wanted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Odtwórz: Przewrót.mp4' }));
      await expect(openFilm).toHaveBeenCalledOnce();
    });
  },
};

export const Sound: Story = {
  args: {
    layout: 'shown',
    files: [
      { id: 'sound', name: 'Liczenie.m4a', bytes: 900_000, kind: 'audio', src: 'data:audio/mp4;base64,' },
    ],
  },
};

export const LongNames: Story = {
  args: {
    files: [
      {
        id: 'long',
        name: 'Nagranie_z_zajęć_przewroty_w_przód_i_w_tył_bardzo_długa_nazwa_pliku_z_telefonu_2026-11-27.mp4',
        bytes: 9_900_000,
        kind: 'video',
        actions: remove('nagranie'),
      },
    ],
  },
};
export const Phone: Story = { ...OnTheirWay, globals: { viewport: { value: 'phone' } } };
