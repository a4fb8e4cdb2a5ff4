import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { themes } from '../../theme/themes.ts';
import { ThemeSwatches } from './ThemeSwatches.tsx';

const meta = {
  title: 'Forms/ThemeSwatches',
  component: ThemeSwatches,
  args: {
    label: 'Motyw',
    themes,
    nameOf: ({ family, color, scheme }) => `${family} ${color}, ${scheme === 'dark' ? 'ciemny' : 'jasny'}`,
    colorOf: ({ color }) => color,
    familyOf: ({ family }) => family,
    defaultValue: 'lara-light-indigo',
    onValueChange: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof ThemeSwatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each has its name and is big enough for a finger', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(themes.length);
      const chosen = canvas.getByRole('radio', { checked: true });
      await expect(chosen).toHaveAccessibleName('lara indigo, jasny');
      await expect(chosen.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    });
    await step('stands with its family, and is a page in small', async () => {
      for (const theme of themes) {
        const { parentElement, style } = canvas.getByDisplayValue(theme.name);
        await expect(getComputedStyle(parentElement as HTMLElement, '::before').content).toBe(
          `"${theme.family}"`,
        );
        await expect(style.backgroundImage.match(/linear-gradient/g)?.length, theme.name).toBeGreaterThan(10);
      }
    });
    await step('tells which one is pointed at', async () => {
      await userEvent.hover(canvas.getByRole('radio', { name: 'lara teal, ciemny' }));
      await expect(args.onIntent).toHaveBeenLastCalledWith('lara-dark-teal');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('by pointer and by arrow keys', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'lara teal, ciemny' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('lara-dark-teal');
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    });
  },
};
