import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Uwagi', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Uwagi'), 'Bokken');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Bokken');
  },
};
export const Filled: Story = { args: { defaultValue: 'Proszę zabrać bokken.\n'.repeat(8) } };
export const Invalid: Story = { args: { error: 'Najwyżej 2000 znaków.' } };
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Uwagi' })).toBeRequired();
  },
};
/** A label is read alone where what is around shows what the field is for. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Uwagi' })).toBeVisible();
  },
};

/** Who comes to it by key sees all of it, and its ring, where only its first line was in sight. */
export const ScrolledIntoSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: '160px', overflowY: 'auto' }}>
        <div style={{ height: '90px' }}>
          <button type="button">Przedtem</button>
        </div>
        <Story />
        <div style={{ height: '400px' }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Przedtem' }).focus();
    await userEvent.tab();
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveFocus();
    const box = area.closest('div[style*="overflow"]') as HTMLElement;
    await expect(area.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom);
  },
};
