import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleLabels } from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { Example } from './Example.tsx';

const code = `<Button variant="primary">Zapisz obecność</Button>\n`;

const meta = {
  title: 'Data/Example',
  tags: ['new'],
  component: Example,
  args: {
    title: 'Przycisk główny',
    description: 'Jeden w widoku: to, po co ktoś tu przyszedł.',
    children: <Button variant="primary">Zapisz obecność</Button>,
    source: async () => code,
    labels: exampleLabels,
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is a section of its name, and its code is not there yet', async () => {
      await expect(canvas.getByRole('region', { name: 'Przycisk główny' })).toBeVisible();
      await expect(canvas.queryByText(/variant=/)).toBeNull();
    });
    await step('the code comes when it is asked for, and goes again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pokaż kod: Przycisk główny' }));
      await expect(
        await canvas.findByRole('figure', { name: 'Kod przykładu: Przycisk główny' }),
      ).toHaveTextContent(code.trim());
      await userEvent.click(canvas.getByRole('button', { name: 'Ukryj kod: Przycisk główny' }));
      await expect(canvas.queryByRole('figure')).toBeNull();
    });
  },
};

function thatFailsOnce(): () => Promise<string> {
  let isReached = false;
  return async () => {
    if (isReached) return code;
    isReached = true;
    throw new TypeError('Failed to fetch');
  };
}

/** A source that is not reached: it says so, and another press tries again. */
export const Unreached: Story = {
  args: {
    source: thatFailsOnce(),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pokaż kod: Przycisk główny' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Nie udało się pobrać kodu\./)).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByRole('figure')).toBeVisible();
  },
};

export const WithoutCode: Story = {
  render: ({ source: _, ...args }) => <Example {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /kod/ })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
