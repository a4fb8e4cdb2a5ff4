import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AwardIcon, CalendarIcon, NoteIcon, UsersIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { MegaMenu } from './MegaMenu.tsx';

const meta = {
  title: 'Navigation/MegaMenu',
  tags: ['new'],
  component: MegaMenu,
  args: {
    label: 'Strona klubu',
    items: [
      { label: 'Start', href: '#start', current: true },
      {
        label: 'Treningi',
        sections: [
          {
            title: 'Dla kogo',
            links: [
              { label: 'Dzieci', href: '#children', description: 'Od 6 lat, przez zabawę', icon: UsersIcon },
              {
                label: 'Dorośli',
                href: '#adults',
                description: 'Od podstaw, w każdym wieku',
                icon: UsersIcon,
              },
            ],
          },
          {
            title: 'Kiedy',
            links: [
              { label: 'Grafik', href: '#timetable', description: 'Cały tydzień', icon: CalendarIcon },
              { label: 'Egzaminy', href: '#exams', description: 'Wiosną i jesienią', icon: AwardIcon },
            ],
          },
        ],
      },
      {
        label: 'O nas',
        sections: [{ title: 'Klub', links: [{ label: 'Historia', href: '#past', icon: NoteIcon }] }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
        <Button>Dalej</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const trainings = canvas.getByRole('button', { name: 'Treningi' });
    await step('a press opens it, another entry takes its place', async () => {
      await userEvent.click(trainings);
      await expect(canvas.getByRole('link', { name: /Dzieci/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'O nas' }));
      await expect(canvas.getByRole('link', { name: 'Historia' })).toBeVisible();
      await expect(trainings).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Tab goes through what is open, Escape leads back', async () => {
      trainings.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Dzieci/ })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(trainings).toHaveFocus();
      await expect(trainings).toHaveAttribute('aria-expanded', 'false');
    });
    await step('who leaves it closes it', async () => {
      await userEvent.click(trainings);
      canvas.getByRole('button', { name: 'Dalej' }).focus();
      await waitFor(() => expect(trainings).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Treningi' }));
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Open, globals: { dir: 'rtl' } };
