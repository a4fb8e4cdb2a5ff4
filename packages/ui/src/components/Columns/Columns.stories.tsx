import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
