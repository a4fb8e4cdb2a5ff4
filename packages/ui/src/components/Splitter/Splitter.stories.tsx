import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { ItemList } from '../ItemList/ItemList.tsx';
import { Text } from '../Text/Text.tsx';
import { Splitter } from './Splitter.tsx';

const list = (
  <ItemList
    label="Techniki"
    items={[
      { id: 'ikkyo', title: 'Ikkyo', href: '#ikkyo' },
      { id: 'nikyo', title: 'Nikyo', href: '#nikyo' },
      { id: 'iriminage', title: 'Iriminage', href: '#iriminage' },
    ]}
  />
);

const meta = {
  title: 'Layout/Splitter',
  tags: ['new'],
  component: Splitter,
  args: {
    label: 'Szerokość listy',
    first: list,
    second: (
      <div style={{ padding: 16 }}>
        <Text>Pierwsza z pięciu podstawowych dźwigni.</Text>
      </div>
    ),
    defaultValue: 40,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ height: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Splitter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, step }) => {
    const { on, back } = arrowsOf(globals);
    const bar = canvas.getByRole('separator', { name: 'Szerokość listy' });
    const width = () => canvas.getByRole('list').parentElement?.offsetWidth ?? 0;
    const before = width();
    await step('arrows move it, and the first part with it', async () => {
      bar.focus();
      await userEvent.keyboard(on + on);
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
      await expect(width()).toBeGreaterThan(before);
      await userEvent.keyboard(back);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    });
    await step('Home and End go as far as it goes', async () => {
      await userEvent.keyboard('{End}');
      await expect(bar).toHaveAttribute('aria-valuenow', '80');
      await userEvent.keyboard('{Home}');
      await expect(bar).toHaveAttribute('aria-valuenow', '20');
    });
    await step('Enter puts the first away, and back to where it was', async () => {
      await userEvent.keyboard(on + on);
      await userEvent.keyboard('{Enter}');
      await expect(bar).toHaveAttribute('aria-valuenow', '20');
      await userEvent.keyboard('{Enter}');
      await expect(bar).toHaveAttribute('aria-valuenow', '30');
    });
    await step('and it is dragged', async () => {
      // A pointer that is only told of can't be captured.
      Object.assign(bar, { setPointerCapture: () => {}, hasPointerCapture: () => true });
      const box = bar.parentElement?.getBoundingClientRect() as DOMRect;
      const at = globals.dir === 'rtl' ? box.right - box.width * 0.6 : box.left + box.width * 0.6;
      const { left, top, height } = bar.getBoundingClientRect();
      const y = top + height / 2;
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: bar, coords: { clientX: left + 6, clientY: y } },
        { target: bar, coords: { clientX: at, clientY: y } },
        { keys: '[/MouseLeft]', target: bar, coords: { clientX: at, clientY: y } },
      ]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    });
  },
};

export const UnderEachOther: Story = {
  args: { orientation: 'rows', label: 'Wysokość listy' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('separator');
    await expect(bar).toHaveAttribute('aria-orientation', 'horizontal');
    bar.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
