import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { drawnCover } from '../../../.storybook/covers.ts';
import { galleryLabels } from '../../labels/pl.ts';
import { Gallery } from './Gallery.tsx';

const titles = ['Poranny trening', 'Egzamin na 5 kyu', 'Obóz letni', 'Pokaz na rynku'];

const meta = {
  title: 'Data/Gallery',
  tags: ['new'],
  component: Gallery,
  args: {
    label: 'Zdjęcia z sezonu',
    pictures: titles.map((title, at) => ({
      id: String(at + 1),
      src: drawnCover(900 + at, 600),
      alt: `Rysunek: ${title}`,
      title,
    })),
    labels: galleryLabels,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, step }) => {
    const { on } = arrowsOf(globals);
    await step('a small one is chosen, and is the large one', async () => {
      const small = canvas.getByRole('button', { name: 'Pokaż: Obóz letni' });
      await userEvent.click(small);
      await expect(small).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('img', { name: 'Rysunek: Obóz letni' })).toBeVisible();
      await expect(canvas.getByText('3 z 4')).toBeVisible();
    });
    await step('after the last comes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Następne zdjęcie' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Następne zdjęcie' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    });
    await step('in the whole window arrows lead on, and Escape leads back to where one was', async () => {
      const enlarge = canvas.getByRole('button', { name: 'Pokaż na całym ekranie' });
      await userEvent.click(enlarge);
      const dialog = await within(canvasElement).findByRole('dialog', { name: 'Zdjęcia z sezonu' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard(on);
      await expect(within(dialog).getByRole('img', { name: 'Rysunek: Egzamin na 5 kyu' })).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
      await waitFor(() => expect(dialog).not.toBeVisible());
      await expect(enlarge).toHaveFocus();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: {
    pictures: [
      {
        id: 'long',
        src: drawnCover(600, 900),
        alt: '',
        title: 'Ogólnopolski staż szkoleniowy z Konstantynopolitańczykowianeczkówną w Wałbrzychu-Podgórzu',
      },
    ],
  },
};

export const RightToLeft: Story = { ...Default, globals: { dir: 'rtl' } };
