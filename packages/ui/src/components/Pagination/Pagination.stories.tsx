import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

function Paged({ page: initial, onPageChange, ...args }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(initial);
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        onPageChange(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  render: (args) => <Paged {...args} />,
  args: { page: 0, size: 20, total: 117, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–20 z 117')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await expect(canvas.getByText('101–117 z 117')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  },
};
export const Many: Story = { args: { page: 42, total: 2000 } };
export const OnePage: Story = { args: { total: 12 } };
