import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stepperLabels } from '../../labels/pl.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Layout/Stepper',
  tags: ['new'],
  component: Stepper,
  args: {
    label: 'Zgłoszenie na egzamin',
    labels: stepperLabels,
    steps: [
      { value: 'person', label: 'Uczeń', description: 'Jan Lis' },
      { value: 'grade', label: 'Stopień' },
      { value: 'consent', label: 'Zgoda opiekuna' },
      { value: 'summary', label: 'Podsumowanie' },
    ],
    defaultValue: 'consent',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const current = () =>
      canvas.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current()).toHaveTextContent('Zgoda opiekuna');
    await step('the last has its place in sight', async () => {
      const { right, width } = canvas.getByText('Podsumowanie').getBoundingClientRect();
      await expect(width).toBeGreaterThan(40);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
    await step('what lies ahead cannot be jumped to', async () => {
      await expect(canvas.queryByRole('button', { name: /Podsumowanie/ })).not.toBeInTheDocument();
    });
    await step('what is done can be gone back to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Uczeń.*gotowe/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('person');
      await expect(current()).toHaveTextContent('Uczeń');
    });
  },
};

export const Invalid: Story = {
  args: {
    steps: [
      { value: 'person', label: 'Uczeń', invalid: true },
      { value: 'grade', label: 'Stopień' },
      { value: 'consent', label: 'Zgoda opiekuna' },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('all steps stand in one line', async () => {
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    });
    await step('what the others are is read', async () => {
      await expect(canvas.getByRole('button', { name: /Uczeń.*gotowe/ })).toBeVisible();
      await expect(canvas.getByText('Podsumowanie').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};
