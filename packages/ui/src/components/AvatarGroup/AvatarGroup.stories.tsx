import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faces } from '../../../.storybook/faces.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const meta = {
  title: 'Data/AvatarGroup',
  tags: ['new'],
  component: AvatarGroup,
  args: { people: faces, label: '12 osób' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 osób')).toBeVisible();
    await expect(canvas.queryByText('+9')).not.toBeInTheDocument();
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true, people: faces.slice(0, 3), total: 94, label: '94 osoby' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+91')).toBeVisible();
    await expect(canvas.getByText('94 osoby').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space={12}>
      <AvatarGroup {...args} size={24} />
      <AvatarGroup {...args} size={36} most={5} />
      <AvatarGroup {...args} size={44} most={8} labelHidden />
    </Stack>
  ),
};

/** Whoever keeps pictures elsewhere gives each face itself. */
export const FacesOfTheirOwn: Story = {
  args: {
    people: faces.map(({ id, firstName, lastName, belt }) => ({
      id,
      firstName,
      lastName,
      face: <Avatar {...{ firstName, lastName, belt }} size={28} />,
    })),
  },
};

export const Nobody: Story = { args: { people: [], label: 'nikt' } };
