import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EditIcon, PlusIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Uczniowie' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: '120 osób, 98 aktywnych',
    actions: (
      <Button variant="primary" icon={PlusIcon}>
        Dodaj ucznia
      </Button>
    ),
  },
};

export const OfOneThing: Story = {
  args: {
    title: 'Aikido dorośli',
    back: { href: '#trainings', label: 'Treningi' },
    description: 'Piątek, 20 listopada, 18:30–20:00 · Dojo Wrzeszcz',
    tags: <StatusTag status="success">Odbył się</StatusTag>,
    actions: (
      <>
        <Button icon={EditIcon}>Zmień</Button>
        <MenuButton
          compact
          variant="secondary"
          label="Więcej"
          entries={[{ label: 'Odwołaj trening', tone: 'danger', onSelect: () => {} }]}
        />
      </>
    ),
  },
};

export const OfAPerson: Story = {
  args: {
    title: 'Agnieszka Adamska',
    back: { href: '#students', label: 'Uczniowie' },
    start: <Avatar firstName="Agnieszka" lastName="Adamska" size={56} />,
    tags: <StatusTag status="success">Aktywny</StatusTag>,
  },
};

export const LongNames: Story = {
  args: {
    ...OfOneThing.args,
    title: 'Przygotowanie do egzaminu na pierwszy stopień mistrzowski z bronią drewnianą',
  },
};

export const LongWordOnPhone: Story = {
  args: { ...OfOneThing.args, title: 'Przeciwdziałanie konstantynopolitańczykowianeczkom' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(width, 'the title stays within the page').toBeLessThanOrEqual(288);
  },
};
