import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaperHead } from './PaperHead.tsx';

const onPrint = fn();

const meta = {
  title: 'Shell/PaperHead',
  tags: ['new'],
  component: PaperHead,
  args: { owner: 'Aikido Gdańsk', date: '24.11.2026, 18:05' },
  render: (args) => (
    <main>
      <PaperHead {...args} />
      <button type="button" data-prints="" onClick={onPrint}>
        Drukuj
      </button>
    </main>
  ),
} satisfies Meta<typeof PaperHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is for paper alone', async () => {
      await expect(canvas.getByText('Aikido Gdańsk')).not.toBeVisible();
    });
    await step('the browser’s own key does what the page’s own button does', async () => {
      await userEvent.keyboard('{Control>}p{/Control}');
      await expect(onPrint).toHaveBeenCalledOnce();
    });
  },
};
