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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tydzień' })).toBeVisible();
    const edges = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Math.round((edges[1]?.left ?? 0) - (edges[0]?.right ?? 9))).toBe(-1);
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
