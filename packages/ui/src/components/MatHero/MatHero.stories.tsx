import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Group, groupHues } from '../../theme/groups.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MatHero } from './MatHero.tsx';

const meta = {
  title: 'Training/MatHero',
  tags: ['new'],
  component: MatHero,
  args: {
    group: 'adult',
    title: 'Dorośli – początkujący',
    detail: '18:30–20:00, sala A',
    count: '19',
    label: 'osób ćwiczy',
    time: { share: 42 / 90, over: 'minęły 42 min', left: 'zostało 48 min' },
  },
} satisfies Meta<typeof MatHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dorośli – początkujący' })).toBeVisible();
    await expect(canvas.getByText('zostało 48 min')).toBeVisible();
    const { color } = getComputedStyle(canvas.getByRole('heading'));
    await expect(color).toBe(getComputedStyle(canvas.getByText('19')).color);
  },
};

export const WithActions: Story = {
  args: { actions: <ButtonLink href="#roll">Lista obecności</ButtonLink> },
};

export const EveryGroup: Story = {
  render: (args) => (
    <Stack space={12}>
      {(Object.keys(groupHues) as Group[]).map((group) => (
        <MatHero key={group} {...args} group={group} title={group} />
      ))}
    </Stack>
  ),
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    count: '128',
    title: 'Przygotowanie do Międzynarodowego Seminarium Konstantynopolitańczykowianeczek',
    detail: '18:30–20:00, Hala Widowiskowo-Sportowa Przymorze, sala sztuk walki',
  },
};
