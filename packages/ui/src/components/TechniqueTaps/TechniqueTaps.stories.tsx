import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { movements } from './movements.ts';
import { TechniqueTaps, type TechniqueTapsProps } from './TechniqueTaps.tsx';

const meta = {
  title: 'Training/TechniqueTaps',
  tags: ['new'],
  component: TechniqueTaps,
  args: {
    label: 'Warto dziś zrobić',
    pressLabel: ({ title }) => `Zapisz: ${title}`,
    onTaughtChange: () => {},
    techniques: [
      {
        id: 'a',
        title: 'Kata dori nikyo',
        description: 'dla 6 osób, ostatnio 3 tygodnie temu',
        base: 'nikyo',
        taught: false,
      },
      {
        id: 'b',
        title: 'Yokomen uchi shiho nage',
        description: 'dla 5 osób, ostatnio 12 dni temu',
        base: 'shiho-nage',
        taught: false,
      },
      {
        id: 'c',
        title: 'Ryote dori kokyu ho',
        description: 'dla 8 osób, jeszcze ani razu',
        base: 'kokyu-ho',
        taught: true,
      },
    ],
  },
  render: function Render(args: TechniqueTapsProps) {
    const [taught, setTaught] = useState(new Map(args.techniques.map(({ id, taught }) => [id, taught])));
    return (
      <TechniqueTaps
        {...args}
        techniques={args.techniques.map((each) => ({ ...each, taught: taught.get(each.id) === true }))}
        onTaughtChange={args.onTaughtChange && ((id, is) => setTaught(new Map(taught).set(id, is)))}
      />
    );
  },
} satisfies Meta<typeof TechniqueTaps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const nikyo = canvas.getByRole('button', { name: 'Zapisz: Kata dori nikyo' });
    await step('one press notes it, another takes it back', async () => {
      await userEvent.click(nikyo);
      await expect(nikyo).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(nikyo);
      await expect(nikyo).toHaveAttribute('aria-pressed', 'false');
    });
    await step('it is as large as a thumb', async () => {
      await expect(nikyo.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    });
  },
};

export const OnlyRead: Story = {
  render: ({ onTaughtChange: _, ...args }) => <TechniqueTaps {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const EveryMovement: Story = {
  args: {
    techniques: Object.keys(movements).map((base) => ({ id: base, title: base, base, taught: false })),
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    techniques: [
      {
        id: 'a',
        title: 'Ushiro ryo kata dori hiji kime osae w pozycji hanmi handachi waza, omote i ura',
        description: 'dla 28 osób, ostatnio 12 tygodni temu na treningu grupy zaawansowanej',
        base: 'hiji-kime-osae',
        taught: false,
      },
    ],
  },
};
