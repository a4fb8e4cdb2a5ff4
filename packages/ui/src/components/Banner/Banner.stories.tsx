import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './Banner.css.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  argTypes: { tone: { options: Object.keys(styles.tone), control: 'select' } },
  args: { tone: 'info', children: 'W środę sala jest zamknięta z powodu remontu.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack space={12}>
      <Banner tone="info">W środę sala jest zamknięta.</Banner>
      <Banner tone="success" title="Zapisano">
        Trzy treningi zostały przywrócone.
      </Banner>
      <Banner tone="warning" title="Brak opiekuna" action={<Button size="small">Dodaj opiekuna</Button>}>
        Uczeń jest niepełnoletni i musi mieć co najmniej jednego opiekuna.
      </Banner>
      <Banner tone="danger" title="Nie udało się zapisać">
        Ktoś inny zmienił ten trening w tym samym czasie.
      </Banner>
    </Stack>
  ),
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
