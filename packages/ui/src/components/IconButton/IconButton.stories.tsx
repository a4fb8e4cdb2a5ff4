import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EditIcon, MoreIcon, TrashIcon } from '../../icons/icons.tsx';
import * as styles from '../Button/Button.css.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  argTypes: {
    variant: { options: Object.keys(styles.variant), control: 'select' },
    size: { options: Object.keys(styles.size), control: 'select' },
  },
  args: { icon: EditIcon, label: 'Zmień', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline space={8}>
      <IconButton icon={EditIcon} label="Zmień" />
      <IconButton icon={MoreIcon} label="Więcej" variant="secondary" />
      <IconButton icon={EditIcon} label="Zmień (mały)" size="small" />
      <IconButton icon={TrashIcon} label="Usuń" disabled />
    </Inline>
  ),
};
