import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { carouselLabels } from '../../labels/pl.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';

const techniques = ['Ikkyo', 'Nikyo', 'Sankyo', 'Yonkyo', 'Gokyo', 'Iriminage'];

const meta = {
  title: 'Data/Carousel',
  tags: ['new'],
  component: Carousel,
  args: {
    label: 'Techniki tygodnia',
    slides: techniques.map((name) => ({
      id: name,
      content: (
        <Card title={name} titleLevel={3}>
          <Text>Technika tygodnia. Zobacz ją w bibliotece.</Text>
        </Card>
      ),
    })),
    labels: carouselLabels,
    onSlideChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Następny slajd' });
    const previous = canvas.getByRole('button', { name: 'Poprzedni slajd' });
    await step('it begins with the first, and there is nothing before it', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('1 z 6');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a button goes on, and back', async () => {
      await userEvent.click(next);
      await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith('Nikyo'));
      await expect(canvas.getByRole('status')).toHaveTextContent('2 z 6');
      await userEvent.click(previous);
      await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith('Ikkyo'));
    });
    await step('scrolled to its end, there is nothing after it', async () => {
      const track = canvas.getByRole('list', { name: 'Techniki tygodnia' });
      const isMirrored = getComputedStyle(track).direction === 'rtl';
      track.scrollTo({ left: isMirrored ? -track.scrollWidth : track.scrollWidth });
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
      await expect(canvas.getByRole('status')).toHaveTextContent('6 z 6');
    });
  },
};

export const Several: Story = { args: { room: 'several' } };
export const One: Story = {
  args: { slides: [{ id: 'one', content: <Card>Jedna rzecz</Card> }] },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Phone: Story = { args: { room: 'several' }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Default, globals: { dir: 'rtl' } };
