import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  tags: ['new'],
  component: Tooltip,
  args: { content: 'Zapisy zamykają się godzinę przed treningiem', children: <Button>Będę</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step('comes with the focus of the keyboard', async () => {
      await userEvent.tab();
      const tooltip = await screen.findByRole('tooltip');
      await waitFor(() => expect(tooltip).toBeVisible());
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/godzinę przed treningiem/);
    });
    await step('Escape takes it away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
};

export const Shown: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
