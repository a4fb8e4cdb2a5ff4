import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConflictChoice } from './ConflictChoice.tsx';

const meta = {
  title: 'Forms/ConflictChoice',
  tags: ['new'],
  component: ConflictChoice,
  decorators: [(Story) => <div style={{ maxWidth: '416px' }}>{Story()}</div>],
  args: {
    fields: [
      { name: 'state', label: 'Stan', mine: 'dobry', theirs: 'ślady na ostrzu' },
      { name: 'value', label: 'Wartość', mine: '140 zł', theirs: '165 zł' },
    ],
    onValueChange: fn(),
    labels: {
      title: 'Anna zapisała zmiany w tym samym czasie',
      text: 'Wybierz, co ma zostać.',
      mine: 'Twoja wersja',
      theirs: 'Wersja Anny, 18:04',
      allMine: 'Weź wszystkie moje',
      allTheirs: 'Weź wszystkie Anny',
    },
  },
} satisfies Meta<typeof ConflictChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const field = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    await step('what one has written oneself is kept, unless one says otherwise', async () => {
      await expect(field('Stan').getByRole('radio', { name: /dobry/ })).toBeChecked();
    });
    await step('one field by the keys', async () => {
      field('Stan').getByRole('radio', { name: /dobry/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: 'theirs', value: 'mine' });
    });
    await step('all of them at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weź wszystkie Anny' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: 'theirs', value: 'theirs' });
      await expect(field('Wartość').getByRole('radio', { name: /165 zł/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Weź wszystkie moje' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: 'mine', value: 'mine' });
    });
  },
};

export const OneField: Story = {
  args: { fields: [{ name: 'state', label: 'Stan', mine: 'dobry', theirs: 'ślady na ostrzu' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    fields: [
      {
        name: 'note',
        label: 'Uwagi',
        mine: 'Pożyczony na seminarium w Gdyni; zwrot po powrocie, razem z pokrowcem i drugim bokkenem.\nNie wydawać dzieciom.',
        theirs: 'Dziewięćdziesięciopięciocentymetrowy, dąb czerwony.',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
