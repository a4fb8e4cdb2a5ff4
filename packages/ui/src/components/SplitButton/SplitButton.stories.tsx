import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PlusIcon } from '../../icons/icons.tsx';
import { SplitButton } from './SplitButton.tsx';

const onSeries = fn();

const meta = {
  title: 'Actions/SplitButton',
  tags: ['new'],
  component: SplitButton,
  args: {
    children: 'Dodaj trening',
    icon: PlusIcon,
    onClick: fn(),
    menuLabel: 'Inne sposoby dodania',
    entries: [
      { label: 'Dodaj serię', onSelect: onSeries },
      { label: 'Powiel ostatni', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the deed itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dodaj trening' }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    await step('and the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Inne sposoby dodania' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Dodaj serię' }));
      await expect(onSeries).toHaveBeenCalledOnce();
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small' } };
export const Loading: Story = { args: { variant: 'primary', loading: true } };
