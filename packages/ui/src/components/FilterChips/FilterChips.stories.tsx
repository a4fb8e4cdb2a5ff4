import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Data/FilterChips',
  component: FilterChips,
  args: {
    label: 'Sekcja',
    onSelectedChange: fn(),
    chips: [
      { value: 'kids', label: 'dzieci', count: 42 },
      { value: 'youth', label: 'młodzież', count: 31 },
      { value: 'adult', label: 'dorośli', count: 47 },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /dzieci/ }));
    await userEvent.click(canvas.getByRole('button', { name: /dorośli/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['kids', 'adult']);
    await userEvent.click(canvas.getByRole('button', { name: /dzieci/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['adult']);
  },
};

export const Single: Story = {
  args: { single: true, defaultSelected: ['kids'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /dorośli/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['adult']);
    await userEvent.click(canvas.getByRole('button', { name: /dorośli/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
  },
};

/** What the Tab key comes to in a line that scrolls sideways is there as a whole. */
export const KeysOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Stopień',
    chips: Array.from({ length: 10 }, (_, index) => ({ value: `${index}`, label: `stopień ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      // A row is scrolled by whole pixels, and letters have parts of one.
      await expect(chip.getBoundingClientRect().left).toBeGreaterThan(-1);
      await expect(chip.getBoundingClientRect().right).toBeLessThan(innerWidth + 1);
    }
  },
};

/** The chips in a form on a phone. */
export const Wrapped: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    wrap: true,
    label: 'Stopień',
    chips: Array.from({ length: 10 }, (_, index) => ({ value: `${index}`, label: `stopień ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'stopień 10' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(innerWidth);
    await expect(last.left).toBeGreaterThanOrEqual(0);
  },
};
