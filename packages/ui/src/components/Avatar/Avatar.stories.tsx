import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawnFace, faces } from '../../../.storybook/faces.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';
import { type AvatarSize, sizes } from './sizes.ts';

const src = drawnFace(205, '#2b1d16');
const allSizes = Object.values(sizes) as AvatarSize[];

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  argTypes: { size: { options: allSizes, control: 'select' } },
  args: { firstName: 'Łucja', lastName: 'Świątek' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ŁŚ')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Named: Story = {
  args: { src, belt: { color: grades.kyu3.color }, size: 44, label: 'Łucja Świątek, 3 kyu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Łucja Świątek, 3 kyu' })).toBeVisible();
    const { width, height } = canvas.getByText('ŁŚ').getBoundingClientRect();
    await expect(height, 'within its ring the face is round').toBe(width);
  },
};

export const Belts: Story = {
  render: (args) => (
    <Stack space={16}>
      {[56, 36, 24].map((size) => (
        <Inline key={size} space={12}>
          {Object.values(grades).map(({ name, color }, index) => (
            <Avatar
              key={name}
              {...args}
              size={size as AvatarSize}
              src={index % 3 === 2 ? undefined : faces[index]?.src}
              belt={{ color }}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const face of canvas.getAllByText('ŁŚ')) {
      const { width, height } = face.getBoundingClientRect();
      await expect(height).toBeCloseTo(width);
    }
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space={16}>
      <Inline space={12}>
        {allSizes.map((size) => (
          <Avatar key={size} {...args} size={size} src={src} belt={{ color: grades.kyu3.color }} />
        ))}
      </Inline>
      <Inline space={12}>
        {allSizes.map((size) => (
          <Avatar key={size} {...args} size={size} belt={{ color: grades.kyu4.color }} />
        ))}
      </Inline>
      <Inline space={12}>
        {allSizes.map((size) => (
          <Avatar key={size} {...args} size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const DanStripes: Story = {
  render: (args) => (
    <Inline space={12}>
      {([1, 2, 3, 5] as const).map((stripes) => (
        <Avatar key={stripes} {...args} size={96} src={src} belt={{ color: '#111111', stripes }} />
      ))}
      <Avatar {...args} size={96} belt={{ color: '#ffffff', stripes: 2, stripeColor: '#c2410c' }} />
      <Avatar {...args} size={56} belt={{ color: '#111111', stripes: 3 }} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const stripes = [...canvasElement.querySelectorAll('svg')].map(
      (ring) => ring.querySelectorAll('path').length,
    );
    await expect(stripes).toEqual([1, 2, 3, 5, 2, 0]);
  },
};

export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,none', belt: { color: grades.kyu2.color }, size: 72 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('ŁŚ')).toBeVisible();
  },
};
