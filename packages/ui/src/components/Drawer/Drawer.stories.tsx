import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
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
export const Open: Story = { args: { open: true } };
