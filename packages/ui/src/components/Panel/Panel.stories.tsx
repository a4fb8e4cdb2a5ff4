import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EditIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
  tags: ['new'],
  component: Panel,
  args: {
    title: 'Dojazd do sali',
    children: <Text>Tramwaj 6 i 11 do przystanku Galeria Bałtycka, potem pięć minut pieszo.</Text>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Dojazd do sali' });
    await step('a press puts it out of the way', async () => {
      await userEvent.click(toggle);
      await expect(canvas.getByText(/Tramwaj/)).not.toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('and a key brings it back', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText(/Tramwaj/)).toBeVisible();
    });
  },
};

export const WithActions: Story = {
  args: {
    actions: <IconButton icon={EditIcon} label="Zmień dojazd" />,
    foot: 'Zmieniono 3 listopada',
    defaultOpen: false,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień dojazd' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Zmieniono 3 listopada')).not.toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    title: 'Najczęściej zadawane pytania rodziców dzieci przygotowujących się do pierwszego egzaminu',
    actions: <IconButton icon={EditIcon} label="Zmień" />,
  },
  globals: { viewport: { value: 'phone' } },
};
