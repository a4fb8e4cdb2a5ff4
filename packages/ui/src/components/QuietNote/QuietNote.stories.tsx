import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { OfflineIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { QuietNote } from './QuietNote.tsx';

function Outage({ children, ...looks }: ComponentProps<typeof QuietNote>) {
  const [isAway, setIsAway] = useState(true);
  return (
    <>
      <Button onClick={() => setIsAway(!isAway)}>{isAway ? 'Serwer wraca' : 'Serwer milknie'}</Button>
      <Text>Lista osób</Text>
      <QuietNote {...looks}>{isAway && children}</QuietNote>
    </>
  );
}

const meta = {
  title: 'Feedback/QuietNote',
  component: QuietNote,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: (args) => <Outage {...args} />,
  args: { children: 'Nie udało się odświeżyć; pokazujemy dane z 18:32.' },
} satisfies Meta<typeof QuietNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const place = canvas.getByRole('status');
    const top = () => canvas.getByText('Lista osób').getBoundingClientRect().top;
    await expect(place).toHaveTextContent('dane z 18:32');
    const before = top();
    await step('it goes, and nothing moves', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(place).toBeEmptyDOMElement();
      await expect(top()).toBe(before);
    });
    await step('it comes back where it is listened for', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByRole('status')).toBe(place);
      await expect(place).toHaveTextContent('dane z 18:32');
    });
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: OfflineIcon,
    children: 'Brak sieci – widok z 17:42 · 3 czekają na wysłanie',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
