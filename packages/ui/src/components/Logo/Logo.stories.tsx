import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, args: { name: 'Tatami' } } satisfies Meta<
  typeof Logo
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const OfAClub: Story = {
  args: {
    name: 'Aikido Gdańsk',
    picture:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3C/svg%3E',
  },
};
export const AsTheWayHome: Story = { args: { href: '#home' } };

export const WithoutRoom: Story = {
  args: { href: '#home' },
  render: (args) => (
    <div style={{ width: '60px' }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await document.fonts.ready;
    const link = canvas.getByRole('link', { name: 'Tatami' });
    const letters = document.createRange();
    letters.selectNodeContents(link);
    const [name] = Array.from(letters.getClientRects()).reverse();
    // Of the name nothing is seen, not a part of it.
    await expect(name?.top).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom);
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(60);
    await expect(canvasElement).toHaveTextContent('Tatami');
  },
};
