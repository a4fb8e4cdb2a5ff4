import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Nie udało się pobrać treningów',
    description: 'Sprawdź połączenie z internetem.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** One in a card among others. */
export const Small: Story = { args: { size: 'small' } };
export const Retrying: Story = { args: { retrying: true } };
export const Meanwhile: Story = { args: { children: <Link href="#pulpit">Pulpit</Link> } };
