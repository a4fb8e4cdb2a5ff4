import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TrashIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { ItemList } from './ItemList.tsx';

const onRemove = fn();

const meta = {
  title: 'Data/ItemList',
  component: ItemList,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Treningi',
    items: [
      {
        id: '1',
        title: 'Aikido dzieci',
        description: 'Dziś, 17:00, Szkoła nr 47',
        href: '#1',
        end: <StatusTag status="success">Odbył się</StatusTag>,
      },
      { id: '2', title: 'Aikido dorośli', description: ['Dziś, 18:30', 'Dojo Wrzeszcz'], href: '#2' },
      { id: '3', title: 'Seminarium', description: 'Jutro, 10:00, Hala Oliwa', href: '#3' },
    ],
  },
} satisfies Meta<typeof ItemList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Several may have one title: which it is the link says too.
    await expect(
      canvas.getByRole('link', { name: 'Aikido dorośli Dziś, 18:30 Dojo Wrzeszcz' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aikido dzieci Dziś, 17:00, Szkoła nr 47' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    label: 'Opiekunowie',
    items: [
      {
        id: '1',
        start: <Avatar firstName="Ewa" lastName="Lis" />,
        title: 'Ewa Lis',
        description: 'matka, +48 600 100 200',
        href: '#1',
        end: <IconButton icon={TrashIcon} label="Usuń opiekuna Ewa Lis" onClick={onRemove} />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Usuń/ }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Przygotowanie do egzaminu na pierwszy stopień mistrzowski',
        description: 'Ogólnokształcące Liceum Sportowe imienia generała Mariusza Zaruskiego w Gdańsku',
        href: '#1',
        end: <StatusTag status="danger">Odwołany</StatusTag>,
      },
    ],
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Dzieci – grupa starsza',
        description: 'Czwartek, 26 listopada, 16:45–17:45',
        href: '#1',
        end: <StatusTag status="success">Wojciech: będzie</StatusTag>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '310px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link').getBoundingClientRect();
    const state = canvas.getByText('Wojciech: będzie').getBoundingClientRect();
    // Below the text, which keeps its width.
    await expect(state.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(canvas.getByText(/^Czwartek/).getBoundingClientRect().width).toBeGreaterThan(180);
  },
};

/** A day and its hours stay on one line, on the narrowest phone: the state goes below rather than break them. */
export const WholeParts: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Dorośli – początkujący',
        description: ['Poniedziałek, 30 listopada, 18:30–20:00', 'Dojo Wrzeszcz', 'Tomasz Zawadzki'],
        href: '#1',
        end: <StatusTag status="success">Będziesz</StatusTag>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const day = canvas.getByText(/^Poniedziałek/);
    const state = canvas.getByText('Będziesz');
    await expect(day.getClientRects()).toHaveLength(1);
    await expect(day.offsetHeight).toBe(canvas.getByText('Dojo Wrzeszcz').offsetHeight);
    await expect(state.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      day.getBoundingClientRect().bottom,
    );
  },
};

/** A button that is an icon alone stays beside the text, which breaks for it. */
export const IconBesideLongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Webhook wyłączony: Kalendarz klubu w internecie',
        description: ['odbiorca odpowiedział, że tego adresu już nie ma', 'powiadomienie z 27 lis, 17:25'],
        href: '#1',
        end: <IconButton size="small" icon={TrashIcon} label="Usuń" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').getBoundingClientRect();
    const text = canvas.getByRole('link').closest('div')?.getBoundingClientRect();
    await expect(icon.top).toBeGreaterThanOrEqual(text?.top ?? Number.NaN);
    await expect(icon.bottom).toBeLessThanOrEqual(text?.bottom ?? Number.NaN);
  },
};

/** A word longer than its line, on the narrowest phone. */
export const LongWord: Story = {
  args: {
    items: [
      {
        id: '1',
        start: <Avatar firstName="Ewa" lastName="Lis" />,
        title: 'Konstantynopolitańczykowianeczka',
        description: 'Czwartek, 16:45–17:45',
        href: '#1',
        end: <StatusTag status="danger">Nie</StatusTag>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '250px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const [face, text] = link.closest('li')?.children ?? [];
    await expect(text?.scrollWidth).toBe(text?.clientWidth);
    await expect(face?.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom);
  },
};
