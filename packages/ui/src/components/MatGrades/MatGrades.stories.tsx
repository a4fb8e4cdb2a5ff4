import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { faces } from '../../../.storybook/faces.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { MatGrades, type MatPerson, type MatSign } from './MatGrades.tsx';

const person = (at: number, ...signs: MatSign[]): MatPerson => {
  const face = faces[at % faces.length] as (typeof faces)[number];
  return {
    id: `${at}`,
    name: face.firstName,
    face: <Avatar {...face} size={44} />,
    signs,
    more: [face.lastName, ...signs].join(', '),
  };
};

const meta = {
  title: 'Training/MatGrades',
  tags: ['new'],
  component: MatGrades,
  args: {
    label: 'Na macie',
    onPress: fn(),
    grades: [
      { id: '2dan', name: '2 dan', belt: { color: '#1b1b1b', stripes: 2 }, people: [person(0)] },
      {
        id: '4kyu',
        name: '4 kyu',
        belt: { color: '#f28c28' },
        people: [person(1), person(2, 'back'), person(3, 'near')],
      },
      {
        id: '6kyu',
        name: '6 kyu',
        belt: { color: '#ffffff' },
        people: [person(4, 'near', 'limit'), person(5, 'limit'), ...[6, 7, 8, 9, 10].map((at) => person(at))],
      },
      { id: 'none', name: 'bez stopnia', people: [person(11)] },
    ],
  },
} satisfies Meta<typeof MatGrades>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each grade is a list of its own', async () => {
      await expect(canvas.getByRole('list', { name: '4 kyu' })).toBeVisible();
    });
    await step('a face says all that is so of it, and is pressed by keys too', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Agnieszka Adamska' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledWith('0');
    });
  },
};

/** Those who are expected: nothing more is told of them by a press. */
export const NotToPress: Story = {
  render: ({ grades, label }) => <MatGrades grades={grades} label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '4 kyu' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    grades: [
      {
        id: 'long',
        name: 'Stopień przygotowawczy dziecięcy',
        belt: { color: '#f6c945' },
        people: [0, 1, 2, 3, 4, 5].map((at) => ({
          ...person(at, 'near'),
          name: 'Konstantynopolitanka',
        })),
      },
    ],
  },
};
