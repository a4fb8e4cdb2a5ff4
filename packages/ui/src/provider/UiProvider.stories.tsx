import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../components/Link/Link.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { labels as english } from '../labels/en.ts';
import { labels } from '../labels/pl.ts';
import { type LinkComponentProps, UiProvider } from './UiProvider.tsx';

function Page() {
  const [page, setPage] = useState(1);
  return (
    <Stack space={16}>
      <Link href="#hall">Hala Oliwa</Link>
      <Pagination page={page} size={20} total={120} onPageChange={setPage} />
    </Stack>
  );
}

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  args: { labels, locale: 'pl', children: <Page /> },
} satisfies Meta<typeof UiProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–40 z 120')).toBeVisible();
  },
};

export const English: Story = {
  args: { labels: english, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–40 of 120')).toBeVisible();
  },
};

const navigate = fn();

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

export const LinksOfARouter: Story = {
  args: { link: RouterLink },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Hala Oliwa' }));
    await expect(navigate).toHaveBeenCalledWith('#hall');
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' }, globals: { dir: 'rtl' } };
