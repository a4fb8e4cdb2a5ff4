import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { QrModules } from '../QrCode/QrCode.tsx';
import { TurningCode } from './TurningCode.tsx';

/** A board of squares: what a code looks like from afar. */
const modules: QrModules = { size: 29, get: (x, y) => (x * 7 + y * 5 + ((x * y) % 3)) % 2 === 0 };

const meta = {
  title: 'Data/TurningCode',
  component: TurningCode,
  args: { modules, label: 'Kod wejścia na trening', id: 'first', nextIn: 12_000, period: 20_000 },
} satisfies Meta<typeof TurningCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'Kod wejścia na trening' });
    await expect(picture.getBoundingClientRect().width).toBeGreaterThan(220);
    const [, left] = canvasElement.querySelectorAll('rect');
    // Eight of its twenty seconds are over when it is shown.
    await expect(getComputedStyle(left as Element).animationDelay).toBe('-8s');
  },
};

/** The place of the first code, until that is there: nothing around it moves. */
export const Waiting: Story = {
  render: ({ label, period }) => <TurningCode label={label} period={period} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const { width, height } = (canvasElement.querySelector('div > div') as Element).getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(2);
  },
};
