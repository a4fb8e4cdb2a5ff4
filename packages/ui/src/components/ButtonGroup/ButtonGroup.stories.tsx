import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Actions/ButtonGroup',
  tags: ['new'],
  component: ButtonGroup,
  args: {
    label: 'Tydzień',
    children: (
      <>
        <IconButton variant="secondary" icon={ChevronLeftIcon} label="Poprzedni tydzień" />
        <Button>Dziś</Button>
        <IconButton variant="secondary" icon={ChevronRightIcon} label="Następny tydzień" />
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group', { name: 'Tydzień' })).toBeVisible();
    const edges = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const [left, right] = globals.dir === 'rtl' ? [edges[1], edges[0]] : [edges[0], edges[1]];
    await expect(Math.round((right?.left ?? 0) - (left?.right ?? 9))).toBe(-1);
  },
};

export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
};
