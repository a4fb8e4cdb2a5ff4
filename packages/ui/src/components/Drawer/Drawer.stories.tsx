import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

function Opened({ open: initial, ...args }: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Jan Lis</Button>
      <Drawer {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Drawer,
  render: (args) => <Opened {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Jan Lis',
    description: 'W klubie od 4 września 2023',
    children: (
      <DescriptionList
        items={[
          { term: 'Sekcja', value: 'dzieci' },
          { term: 'Miejsce', value: 'Szkoła nr 47' },
        ]}
      />
    ),
    actions: <Button variant="primary">Otwórz</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Jan Lis' });
    await userEvent.click(trigger);
    await expect(screen.getByRole('dialog', { name: 'Jan Lis' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await expect(trigger).toHaveFocus();
  },
};

export const LongForm: Story = {
  args: {
    title: 'Nowy uczeń',
    description: undefined,
    children: (
      <Stack space={16}>
        {Array.from({ length: 20 }, (_, index) => `Pole ${index + 1}`).map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jan Lis' }));
    await expect(screen.getByRole('textbox', { name: 'Pole 1' })).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };
