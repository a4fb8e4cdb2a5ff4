import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnCover } from '../../../.storybook/covers.ts';
import { NoteIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'Data/Thumbnail',
  tags: ['new'],
  component: Thumbnail,
  args: { icon: NoteIcon },
  render: (args) => (
    <Inline as="span" space={8} nowrap>
      <Thumbnail {...args} />
      Staż jesienny: jo i bokken
    </Inline>
  ),
} satisfies Meta<typeof Thumbnail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { src: drawnCover() },
  play: async ({ canvasElement }) => {
    // What it belongs to stands beside it.
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};
export const Upright: Story = { args: { src: drawnCover(900, 1600) } };
export const WithoutPicture: Story = {};
