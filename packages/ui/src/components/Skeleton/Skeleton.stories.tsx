import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shapes: Story = {
  render: () => (
    <Stack space={12}>
      <Skeleton shape="heading" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
      <Inline space={12} nowrap>
        <Skeleton shape="circle" />
        <Skeleton shape="control" />
      </Inline>
      <Skeleton shape="block" />
      <OverviewSkeleton />
    </Stack>
  ),
};
