import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Swipe } from './Swipe.tsx';

const meta = {
  title: 'Layout/Swipe',
  tags: ['new'],
  component: Swipe,
  args: {
    onNext: fn(),
    onPrevious: fn(),
    children: (
      <Card title="Ola Żuk">
        <TextArea label="Uwagi" />
      </Card>
    ),
  },
} satisfies Meta<typeof Swipe>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Draws a finger over something, so many pixels towards what comes next in the direction of reading. */
async function draw(over: Element, forth: number, across = 0, pointerType = 'touch') {
  const along = getComputedStyle(over).direction === 'rtl' ? forth : -forth;
  const pointer = { pointerId: 7, isPrimary: true, pointerType, bubbles: true };
  await fireEvent.pointerDown(over, { ...pointer, clientX: 200, clientY: 100 });
  await fireEvent.pointerUp(over, { ...pointer, clientX: 200 + along, clientY: 100 + across });
}

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('heading');
    await step('a finger brings the next, and the one before', async () => {
      await draw(name, 120);
      await expect(args.onNext).toHaveBeenCalledOnce();
      await draw(name, -120);
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('a short way, a slanting one, a mouse, and a finger in a text bring nothing', async () => {
      await draw(name, 40);
      await draw(name, 120, 90);
      await draw(name, 120, 0, 'mouse');
      await draw(canvas.getByRole('textbox'), 120);
      await expect(args.onNext).toHaveBeenCalledOnce();
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
