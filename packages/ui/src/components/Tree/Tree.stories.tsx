import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { AwardIcon, BuildingIcon } from '../../icons/icons.tsx';
import { Tree, type TreeNode } from './Tree.tsx';

const nodes: TreeNode[] = [
  {
    id: 'wrzeszcz',
    label: 'Dojo Wrzeszcz',
    icon: BuildingIcon,
    children: [
      { id: 'adults', label: 'Dorośli', count: 41 },
      {
        id: 'youth',
        label: 'Młodzież',
        count: 31,
        children: [
          { id: 'beginners', label: 'Początkujący', icon: AwardIcon },
          { id: 'advanced', label: 'Zaawansowani', icon: AwardIcon },
        ],
      },
    ],
  },
  { id: 'school', label: 'Szkoła nr 47', icon: BuildingIcon, children: [{ id: 'kids', label: 'Dzieci' }] },
  { id: 'oliwa', label: 'Hala Oliwa', icon: BuildingIcon },
];

const meta = {
  title: 'Data/Tree',
  tags: ['new'],
  component: Tree,
  args: { label: 'Grupy', nodes, onValueChange: fn(), onExpandedChange: fn() },
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, step }) => {
    const { on, back } = arrowsOf(globals);
    const item = (name: string) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    await step('arrows open, go in, go out, close', async () => {
      await userEvent.tab();
      await expect(item('Dojo Wrzeszcz')).toHaveFocus();
      await userEvent.keyboard(on + on);
      await expect(item('Dorośli')).toHaveFocus();
      await userEvent.keyboard(`{ArrowDown}${on}${on}`);
      await expect(item('Początkujący')).toHaveFocus();
      await userEvent.keyboard(back + back);
      await expect(item('Młodzież')).toHaveFocus();
      await expect(item('Młodzież')).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['wrzeszcz']);
    });
    await step('a letter finds, marks forgiven; Enter chooses', async () => {
      await userEvent.keyboard('{Home}s{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('school');
      await expect(item('Szkoła nr 47')).toHaveAttribute('aria-selected', 'true');
    });
    await step('by pointer', async () => {
      await userEvent.click(canvas.getByText('Dorośli'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('adults');
    });
  },
};

export const Open: Story = { args: { defaultExpanded: ['wrzeszcz', 'youth'], defaultValue: 'beginners' } };

export const RightToLeft: Story = {
  args: { defaultExpanded: ['wrzeszcz'] },
  globals: { dir: 'rtl' },
};
