import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { ItemList } from '../ItemList/ItemList.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Card.css.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  argTypes: {
    padding: { options: Object.keys(styles.padding), control: 'select' },
    tone: { options: Object.keys(styles.tone), control: 'select' },
  },
  args: { children: <Text>Piątek, 20 listopada, 18:30–20:00</Text> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Titled: Story = {
  args: {
    title: 'Opiekunowie',
    actions: (
      <Button size="small" icon={PlusIcon}>
        Dodaj
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Opiekunowie' })).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent', title: 'Najbliższy trening' } };

export const AroundAList: Story = {
  args: {
    title: 'Następne treningi',
    padding: 'none',
    bleed: true,
    children: (
      <ItemList
        items={[
          { id: '1', title: 'Aikido dorośli', description: 'pt., 20 lis, 18:30', href: '#1' },
          { id: '2', title: 'Seminarium', description: 'sob., 21 lis, 10:00', href: '#2' },
        ]}
      />
    ),
  },
};

export const LongNames: Story = {
  args: {
    title: 'Dolnośląskie Międzyszkolne Stowarzyszenie Aikido imienia Morihei Ueshiby we Wrocławiu',
    actions: <Button size="small">Zmień</Button>,
  },
};
