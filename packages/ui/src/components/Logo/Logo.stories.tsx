import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, args: { name: 'Tatami' } } satisfies Meta<
  typeof Logo
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const AsTheWayHome: Story = { args: { href: '#home' } };
