import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  tags: ['new'],
  component: Popover,
  args: {
    trigger: <Button>Widok</Button>,
    label: 'Widok',
    onOpenChange: fn(),
    children: (close) => (
      <Stack space={12}>
        <Switch label="Pokaż odwołane" />
        <Switch label="Pokaż dni wolne" />
        <Button onClick={close}>Gotowe</Button>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <Inline space={12}>
        <Story />
        <Button>Obok</Button>
      </Inline>
    ),
  ],
} satisfies Meta<PopoverProps>;
export default meta;

type Story = StoryObj<PopoverProps>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Widok' });
    await step('opens with the focus inside', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Widok' })).toBeVisible());
      await expect(screen.getByRole('switch', { name: 'Pokaż odwołane' })).toHaveFocus();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveFocus();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('so does what is inside, when it is done', async () => {
      await userEvent.click(trigger);
      await userEvent.click(screen.getByRole('button', { name: 'Gotowe' }));
      await expect(trigger).toHaveFocus();
    });
    await step('a press on the button closes it too', async () => {
      await userEvent.click(trigger);
      await userEvent.click(trigger);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('going elsewhere closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(canvas.getByRole('button', { name: 'Obok' }));
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: 'Obok' })).toHaveFocus();
    });
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const OnlyText: Story = {
  args: {
    defaultOpen: true,
    align: 'end',
    children: <Text>Zapisy zamykają się godzinę przed treningiem. Potem pisze instruktor.</Text>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};
