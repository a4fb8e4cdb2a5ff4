import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AnswerPill } from '../AnswerPill/AnswerPill.tsx';
import { Button } from '../Button/Button.tsx';
import { GroupTag } from '../GroupTag/GroupTag.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Agenda } from './Agenda.tsx';

const detail = (
  <>
    <GroupTag group="adult">Dorośli</GroupTag>
    <span>Dojo Wrzeszcz, T. Zawadzki</span>
  </>
);
const action = (
  <>
    <AnswerPill pressed={false}>Będę</AnswerPill>
    <Button size="small" variant="quiet">
      Nie będę
    </Button>
  </>
);

const meta = {
  title: 'Training/Agenda',
  tags: ['new'],
  component: Agenda,
  args: {
    days: [
      {
        day: '2026-11-26',
        name: 'Jutro',
        items: [
          {
            id: 'a',
            start: '7:00',
            end: '8:00',
            title: 'Aikido o poranku',
            href: '#a',
            group: 'adult',
            detail,
            action,
          },
          {
            id: 'b',
            start: '18:30',
            end: '20:00',
            title: 'Dorośli – początkujący',
            href: '#b',
            group: 'adult',
            detail,
            action: <AnswerPill pressed>Będę</AnswerPill>,
          },
        ],
      },
      {
        day: '2026-11-29',
        note: 'Hala zajęta',
        items: [
          {
            id: 'c',
            start: '11:00',
            end: '12:30',
            title: 'Trening otwarty',
            group: 'open',
            struck: true,
            detail: <span>Zawody w hali</span>,
            action: <StatusTag status="danger">Odwołany</StatusTag>,
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof Agenda>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each day is a heading, and its trainings are a list', async () => {
      await expect(canvas.getByRole('heading', { name: 'Jutro 26 listopada' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Niedziela 29 listopada' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('the way by keys goes from the title to its answers', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Aikido o poranku, / })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Będę' })[0]).toHaveFocus();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    days: [
      {
        day: '2026-11-26',
        items: [
          {
            id: 'a',
            start: '18:30',
            end: '20:00',
            title: 'Przygotowanie do Międzynarodowego Seminarium Konstantynopolitańczykowianeczek',
            group: 'weapons',
            detail: <span>Hala Widowiskowo-Sportowa Przymorze, sala B</span>,
            action,
          },
        ],
      },
    ],
  },
};

export const English: Story = { globals: { language: 'en' } };
