import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sortableSectionsLabels } from '../../labels/pl.ts';
import { Switch } from '../Switch/Switch.tsx';
import { SortableSections, type SortableSectionsProps } from './SortableSections.tsx';

const names = ['Początek strony', 'Grafik', 'Instruktorzy', 'Ceny'];

function Demo(props: SortableSectionsProps) {
  const [sections, setSections] = useState(props.sections);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <SortableSections
      {...{ ...props, sections, open }}
      onOpenChange={setOpen}
      onMove={(id, to) => {
        const others = sections.filter((each) => each.id !== id);
        const moved = sections.filter((each) => each.id === id);
        setSections([...others.slice(0, to), ...moved, ...others.slice(to)]);
      }}
    />
  );
}

const meta = {
  title: 'Data/SortableSections',
  tags: ['new'],
  component: SortableSections,
  render: (args) => <Demo {...args} />,
  args: {
    sections: names.map((title, at) => ({
      id: title,
      title,
      content: <p>{title}</p>,
      end: <Switch label={title} labelHidden defaultChecked={at !== 2} />,
      isFixed: at === 0,
      isQuiet: at === 2,
      note: at === 3 ? 'Ile to kosztuje' : undefined,
    })),
    labels: sortableSectionsLabels,
    open: null,
    onOpenChange: () => {},
    onMove: () => {},
  },
} satisfies Meta<typeof SortableSections>;
export default meta;

type Story = StoryObj<typeof meta>;

const order = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('heading').map((each: HTMLElement) => each.textContent?.replace('Ile to kosztuje', ''));

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the arrow keys move one by a place, and the grip keeps the focus', async () => {
      canvas.getByRole('button', { name: /Przesuń.*Ceny/ }).focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(order(canvas)).toEqual(['Początek strony', 'Ceny', 'Grafik', 'Instruktorzy']);
      await expect(canvas.getByRole('button', { name: /Przesuń.*Ceny/ })).toHaveFocus();
      await expect(canvas.getByText('Ceny: miejsce 2 z 4')).toBeInTheDocument();
    });
    await step('nothing comes before what is fixed', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(order(canvas)[0]).toBe('Początek strony');
    });
    await step('a press opens one, and another closes it', async () => {
      const opener = canvas.getByRole('button', { name: /^Grafik/ });
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
