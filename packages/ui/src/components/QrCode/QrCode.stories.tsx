import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode, type QrModules } from './QrCode.tsx';

/** “TATAMI” as an encoder writes it: version 1, 21 squares a side. */
const rows = [
  '#######..##.#.#######',
  '#.....#....#..#.....#',
  '#.###.#.#.#.#.#.###.#',
  '#.###.#.####..#.###.#',
  '#.###.#...#.#.#.###.#',
  '#.....#..##...#.....#',
  '#######.#.#.#.#######',
  '...........##........',
  '...##.##..###....##..',
  '#..#.#.#...##.###..#.',
  '.########...#..#.#..#',
  '#.##....###...###.#.#',
  '...#.##.####...######',
  '........####.#...##.#',
  '#######.###.##.......',
  '#.....#......##..#.#.',
  '#.###.#.#...##..#...#',
  '#.###.#.###..#..#....',
  '#.###.#..#.#..#######',
  '#.....#...#..#....##.',
  '#######..########.##.',
];
const modules: QrModules = { size: rows.length, get: (x, y) => rows[y]?.[x] === '#' };

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { modules, label: 'Kod QR dla aplikacji uwierzytelniającej' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' });
    await expect(picture).toHaveAttribute('viewBox', '-4 -4 29 29');
    const { backgroundColor, color } = getComputedStyle(picture);
    await expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
};
