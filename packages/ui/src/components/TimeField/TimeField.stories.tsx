import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pickerLabels } from '../../labels/pl.ts';
import { Columns } from '../Columns/Columns.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: { label: 'Początek', labels: pickerLabels, defaultValue: '18:30', onValueChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Początek' });
    const write = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    };
    await step('typed as it comes', async () => {
      for (const [text, time] of [
        ['19', '19:00'],
        ['0530', '05:30'],
        ['18.45', '18:45'],
        ['00:15', '00:15'],
      ] as const) {
        await write(text);
        await expect(input).toHaveValue(time);
        await expect(args.onValueChange).toHaveBeenLastCalledWith(time);
      }
    });
    await step('what the clock never shows is said, and stays', async () => {
      await write('25:10');
      await expect(input).toHaveAccessibleDescription('Nie ma takiej godziny. Podaj ją w postaci 18:00.');
      await expect(input).toHaveValue('25:10');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
    await step('the arrows step by quarters', async () => {
      await write('18:40');
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(input).toHaveValue('18:45');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('18:45');
    });
    await step('chosen from the quarters of the day, by keyboard too', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(screen.getByRole('button', { name: '18:45' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Home}{End}{ArrowDown}{ArrowUp}');
      await expect(screen.getByRole('button', { name: '19:45' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('19:45');
      await expect(canvas.getByRole('button', { name: 'Wybierz godzinę' })).toHaveFocus();
    });
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz godzinę' }));
    await expect(await screen.findByRole('button', { name: '18:30', pressed: true })).toBeVisible();
  },
};

export const Empty: Story = { args: { defaultValue: '' } };

export const WithTheDay: Story = {
  render: () => (
    <Columns layout={3} space={16}>
      <DateField labels={pickerLabels} label="Dzień" defaultValue="2026-11-20" />
      <TimeField labels={pickerLabels} label="Początek" defaultValue="18:30" />
      <TimeField
        labels={pickerLabels}
        label="Koniec"
        defaultValue="18:00"
        error="Koniec jest przed początkiem."
      />
    </Columns>
  ),
};
