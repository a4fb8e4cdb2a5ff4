import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  tags: ['new'],
  component: Breadcrumbs,
  args: {
    label: 'Ścieżka',
    items: [
      { label: 'Pulpit', href: '#dashboard' },
      { label: 'Uczniowie', href: '#students' },
    ],
    current: 'Jan Lis',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ścieżka' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uczniowie' })).toHaveAttribute('href', '#students');
    await expect(canvas.getByText('Jan Lis')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNames: Story = {
  args: { current: 'Przeniesienie wszystkich treningów serii do innej sali na czas remontu' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
};
