import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { DoorScreen } from './DoorScreen.tsx';

const meta = {
  title: 'Layout/DoorScreen',
  component: DoorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aikido – dorośli',
    description: '18:00–19:30, Dojo Wrzeszcz',
    actions: <Button>Zamknij</Button>,
    children: <Text size="large">Zeskanuj kod aparatem telefonu</Text>,
  },
} satisfies Meta<typeof DoorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Aikido – dorośli');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const WithAside: Story = {
  args: { aside: <Text>Na liście: 7</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Na liście: 7');
  },
};

export const LongNames: Story = {
  args: {
    title: 'Staż z okazji trzydziestolecia trójmiejskiej sekcji dla początkujących i zaawansowanych',
    description: '18:00–19:30, Zespół Szkolno-Przedszkolny nr 7, mała sala gimnastyczna w piwnicy',
  },
};
