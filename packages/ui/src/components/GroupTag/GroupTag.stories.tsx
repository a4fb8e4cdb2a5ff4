import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { GroupTag } from './GroupTag.tsx';

const meta = {
  title: 'Training/GroupTag',
  tags: ['new'],
  component: GroupTag,
  args: { group: 'kids', children: 'Dzieci' },
} satisfies Meta<typeof GroupTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryGroup: Story = {
  render: () => (
    <Inline space={8}>
      <GroupTag group="kids">Dzieci</GroupTag>
      <GroupTag group="youth">Młodzież</GroupTag>
      <GroupTag group="adult">Dorośli</GroupTag>
      <GroupTag group="weapons">Broń</GroupTag>
      <GroupTag group="open">Otwarte</GroupTag>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const names = ['Dzieci', 'Młodzież', 'Dorośli', 'Broń', 'Otwarte'];
    const hues = names.map(
      (name) =>
        getComputedStyle(canvas.getByText(name).parentElement as HTMLElement, '::before').backgroundColor,
    );
    await expect(new Set([...hues, 'rgba(0, 0, 0, 0)']).size).toBe(names.length + 1);
  },
};

export const LongNames: Story = {
  args: { children: 'grupa zaawansowana przygotowująca się do egzaminu '.repeat(8) },
};
