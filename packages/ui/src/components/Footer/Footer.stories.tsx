import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: { children: 'Klub Aikido Gdańsk' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { connection: <ConnectionIndicator state="open" label="Połączono" /> },
};
export const NoConnections: Story = {
  args: { connection: <ConnectionIndicator state="none" label="Brak połączeń" /> },
};
export const LongNames: Story = {
  args: {
    children: 'Dolnośląskie Międzyszkolne Stowarzyszenie Aikido imienia Morihei Ueshiby we Wrocławiu',
    connection: <ConnectionIndicator state="mixed" label="Połączono częściowo" />,
  },
};
