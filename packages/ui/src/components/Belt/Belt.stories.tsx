import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Belt } from './Belt.tsx';

const meta = {
  title: 'Data/Belt',
  tags: ['new'],
  component: Belt,
  args: { color: '#fb923c', label: '4 kyu' },
} satisfies Meta<typeof Belt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 kyu' })).toBeVisible();
  },
};

export const AllGrades: Story = {
  render: () => (
    <Columns layout={4} from="tablet" space={24}>
      {Object.values(grades).map(({ name, color }) => (
        <Belt key={name} label={name} color={color} stripes={name.endsWith('dan') ? 3 : 0} />
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const ground = lightnessOf(getComputedStyle(document.body).backgroundColor);
    for (const belt of canvas.getAllByRole('img')) {
      const edge = belt.querySelector('path[stroke-linejoin]') as SVGPathElement;
      const cloth = lightnessOf(belt.getAttribute('color') ?? '');
      const clearest = Math.max(
        ...[cloth, lightnessOf(getComputedStyle(edge).stroke)].map((each) => contrast(each, ground)),
      );
      await expect(clearest, belt.ariaLabel ?? '').toBeGreaterThanOrEqual(3);
    }
  },
};

/** A belt ends where its cloth or its edge does, on a light ground and on a dark one (WCAG 1.4.11). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The relative luminance of a colour, however it is written. */
function lightnessOf(color: string): number {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
