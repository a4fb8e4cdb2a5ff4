import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { HelpLink } from './HelpLink.tsx';

const meta = {
  title: 'Actions/HelpLink',
  tags: ['new'],
  component: HelpLink,
  args: { href: '/handbook/timetable', label: 'Pomoc: Miejsca i grafik' },
} satisfies Meta<typeof HelpLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Pomoc: Miejsca i grafik' });
    await expect(link).toHaveAttribute('href', '/handbook/timetable');
  },
};

export const BesideTitle: Story = {
  render: (args) => <PageHeader title="Treningi" tags={<HelpLink {...args} />} />,
  play: async ({ canvas }) => {
    const [link, title] = [canvas.getByRole('link'), canvas.getByRole('heading')];
    await expect(link.offsetHeight).toBeLessThanOrEqual(title.offsetHeight);
  },
};
