import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { VideoStill } from './VideoStill.tsx';

const meta = {
  title: 'Data/VideoStill',
  tags: ['new'],
  component: VideoStill,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
  args: {
    title: 'Ikkyo: nagranie 1',
    // The stories ask nobody outside either.
    src: 'about:blank',
    label: 'Odtwórz nagranie 1',
    note: 'youtube.com, wczyta się po kliknięciu',
  },
} satisfies Meta<typeof VideoStill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Odtwórz nagranie 1/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Playing: Story = {
  play: async ({ canvas, step }) => {
    await step('the player comes with the press, and has the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByTitle('Ikkyo: nagranie 1')).toHaveFocus();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = {
  globals: { language: 'en' },
  args: { title: 'Ikkyo: video 1', label: 'Play video 1', note: 'youtube.com, loaded when you press' },
};
