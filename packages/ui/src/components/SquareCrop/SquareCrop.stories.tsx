import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { squareCropLabels } from '../../labels/pl.ts';
import { SquareCrop } from './SquareCrop.tsx';

const width = 960;
const height = 540;

/** A picture wider than high: red, then green in the middle, then blue. */
async function stripes(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [at, color] of ['#c0392b', '#27ae60', '#2457c5'].entries()) {
    if (!context) break;
    context.fillStyle = color;
    context.fillRect((at * width) / 3, 0, width / 3, height);
  }
  return createImageBitmap(canvas);
}

const meta = {
  title: 'Forms/SquareCrop',
  tags: ['new'],
  component: SquareCrop,
  args: {
    picture: null as never,
    labels: squareCropLabels,
  },
  loaders: [async () => ({ picture: await stripes() })],
  render: (args, { loaded }) => <SquareCrop {...args} picture={loaded.picture} />,
} satisfies Meta<typeof SquareCrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const frame = canvas.getByRole<HTMLCanvasElement>('img', { name: /Kadr/ });
    const colorAt = (x: number) => [...(frame.getContext('2d')?.getImageData(x, 256, 1, 1).data ?? [])];
    const red = [192, 57, 43, 255];
    const green = [39, 174, 96, 255];

    await step('the middle is cut out first', async () => {
      await waitFor(() => expect(colorAt(256)).toEqual(green));
    });
    await step('the arrow keys move the cut, and not out of the picture', async () => {
      frame.focus();
      await userEvent.keyboard('{ArrowLeft>30/}');
      await expect(colorAt(4)).toEqual(red);
      await expect(colorAt(200)).toEqual(red);
    });
    await step('closer there is less of it', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Przybliżenie' }), {
        target: { value: '4' },
      });
      await expect(colorAt(508)).toEqual(red);
    });
  },
};
