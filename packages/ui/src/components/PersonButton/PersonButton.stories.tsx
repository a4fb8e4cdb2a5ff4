import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { PersonButton } from './PersonButton.tsx';

const meta = {
  title: 'Actions/PersonButton',
  component: PersonButton,
  args: {
    title: 'Członkini klubu',
    firstName: 'Katarzyna',
    lastName: 'Lis',
    belt: { color: '#f2c200' },
    onPress: fn(),
  },
} satisfies Meta<typeof PersonButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Członkini klubu Katarzyna Lis' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

/** Two beside each other on a phone, one of them with a long name and without a belt. */
export const LongNames: Story = {
  render: (args) => (
    <Columns layout={2} space={8} from="always">
      <PersonButton {...args} />
      <PersonButton
        title="Administratorka"
        firstName="Maksymiliana"
        lastName="Brzęczyszczykiewicz-Konstantynopolska"
        onPress={args.onPress}
      />
    </Columns>
  ),
};
