import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    layout: 3,
    space: 16,
    children: ['Treningi', 'Obecności', 'Egzaminy'].map((text) => <Card key={text}>{text}</Card>),
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MainAndAside: Story = {
  args: {
    layout: 'main-aside',
    from: 'desktop',
    children: [<Card key="main">Lista obecności</Card>, <Card key="aside">Szczegóły</Card>],
  },
  render: (args) => (
    // As much as a desktop of 1024 px has beside its menu.
    <div data-testid="desk" style={{ width: 736 }}>
      <Columns {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const aside = canvas.getByTestId('desk').firstElementChild?.lastElementChild;
    // A group and an hour have room beside each other.
    await expect(aside?.clientWidth ?? 0).toBeGreaterThan(270);
  },
};

export const AlignedToStart: Story = {
  args: {
    align: 'start',
    children: [
      <Card key="long" title="Treningi">
        Aikido dorośli, aikido dzieci, broń
      </Card>,
      <Card key="short">Obecności</Card>,
      <Card key="last">Egzaminy</Card>,
    ],
  },
};
