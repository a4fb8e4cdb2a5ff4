import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { examSheetLabels } from '../../labels/pl.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { ExamSheet, type SaidMark, type SheetMark } from './ExamSheet.tsx';

const techniques = [
  { id: 'ikkyo', name: 'Shomen uchi ikkyo' },
  { id: 'nikyo', name: 'Shomen uchi nikyo' },
  { id: 'irimi', name: 'Shomen uchi irimi nage' },
  { id: 'shiho', name: 'Yokomen uchi shiho nage' },
];
const people: readonly (readonly [string, string])[] = [
  ['Katarzyna', 'Lis'],
  ['Łukasz', 'Michalski'],
  ['Dorota', 'Maciejewska-Brzęczyszczykiewicz'],
];
const candidates = [
  ...people.map(([firstName, lastName]) => ({
    id: lastName,
    name: `${firstName} ${lastName}`,
    start: <Avatar firstName={firstName} lastName={lastName} belt={{ color: '#fde047' }} size={44} />,
    under: '5 kyu → 4 kyu',
    result: 'czeka',
  })),
  {
    id: 'Sowa',
    name: 'Wiktor Sowa',
    isAway: true,
    result: <StatusTag status="warning">Nieobecność</StatusTag>,
  },
];

/** Keeps one's own marks, as the page does with the server's answers. */
function Live({ onMark, marksOf, ...rest }: ComponentProps<typeof ExamSheet>) {
  const [own, setOwn] = useState<ReadonlyMap<string, SheetMark>>(new Map());
  return (
    <ExamSheet
      {...rest}
      marksOf={(candidate, technique) => {
        const mark = own.get(`${candidate}/${technique}`);
        return [...(mark ? [{ mark }] : []), ...marksOf(candidate, technique)];
      }}
      onMark={(candidate, technique, mark) => {
        onMark(candidate, technique, mark);
        setOwn((before) => {
          const next = new Map(before);
          if (mark) next.set(`${candidate}/${technique}`, mark);
          else next.delete(`${candidate}/${technique}`);
          return next;
        });
      }}
    />
  );
}

const others: Readonly<Record<string, SaidMark>> = {
  'Lis/ikkyo': { mark: 'passed', initials: 'KO', name: 'Krzysztof Osiński' },
  'Lis/shiho': { mark: 'toImprove', initials: 'KO', name: 'Krzysztof Osiński', note: 'Biodra' },
  'Michalski/nikyo': { mark: 'failed', initials: 'EP', name: 'Ewelina Piechota' },
};

const meta = {
  title: 'Training/ExamSheet',
  tags: ['new'],
  component: ExamSheet,
  render: (args) => <Live {...args} />,
  args: {
    techniques,
    candidates,
    marksOf: (candidate, technique) => {
      const said = others[`${candidate}/${technique}`];
      return said ? [said] : [];
    },
    onMark: fn(),
    onNote: fn(),
    labels: examSheetLabels,
  },
} satisfies Meta<typeof ExamSheet>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cell = (canvas: Canvas, technique: string, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${technique}, ${name}: `) });

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a tap opens the marks, and one more puts one', async () => {
      await userEvent.click(cell(canvas, 'Shomen uchi nikyo', 'Katarzyna Lis'));
      const choice = within(canvas.getByRole('dialog'));
      for (const each of choice.getAllByRole('button'))
        await expect(each.offsetWidth).toBeGreaterThanOrEqual(64);
      await userEvent.click(choice.getByRole('button', { name: 'do poprawy' }));
      await expect(args.onMark).toHaveBeenLastCalledWith('Lis', 'nikyo', 'toImprove');
      await expect(cell(canvas, 'Shomen uchi nikyo', 'Katarzyna Lis')).toHaveAccessibleName(/do poprawy$/);
    });

    await step('whose mark it is stands beside it, and is read', async () => {
      await expect(cell(canvas, 'Shomen uchi nikyo', 'Łukasz Michalski')).toHaveAccessibleName(
        /: Ewelina Piechota – niezaliczona$/,
      );
    });

    await step('who did not come is not marked', async () => {
      await expect(
        canvas.queryByRole('button', { name: /^Shomen uchi ikkyo, Wiktor Sowa/ }),
      ).not.toBeInTheDocument();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    cell(canvas, 'Shomen uchi ikkyo', 'Katarzyna Lis').focus();
    await userEvent.keyboard('{ArrowDown}1');
    await expect(args.onMark).toHaveBeenLastCalledWith('Michalski', 'ikkyo', 'passed');
    await userEvent.keyboard('{ArrowDown}3{Backspace}');
    await expect(args.onMark).toHaveBeenLastCalledWith('Maciejewska-Brzęczyszczykiewicz', 'ikkyo', null);
    // Enter opens the marks; Escape leaves them, in the same cell.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(cell(canvas, 'Shomen uchi ikkyo', 'Dorota Maciejewska-Brzęczyszczykiewicz')).toHaveFocus();
  },
};

export const Waiting: Story = {
  args: {
    marksOf: (candidate, technique) =>
      candidate === 'Lis' && technique === 'ikkyo'
        ? [{ mark: 'passed', state: 'waiting' }]
        : candidate === 'Lis' && technique === 'nikyo'
          ? [{ mark: 'failed', state: 'error' }]
          : [],
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(cell(canvas, 'Shomen uchi ikkyo', 'Katarzyna Lis'));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

/** More techniques than there is room for: the names stay. */
export const ManyTechniques: Story = {
  args: {
    techniques: Array.from({ length: 27 }, (_, at) => ({
      id: String(at),
      name: `Kata dori nikyo ${at + 1}`,
    })),
    marksOf: () => [],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    await step('one person at a time, and a mark is one tap of a thumb', async () => {
      await expect(canvas.getByText('Katarzyna Lis')).toBeVisible();
      const group = within(canvas.getByRole('group', { name: 'Shomen uchi nikyo' }));
      const failed = group.getByRole('button', { name: 'niezaliczona' });
      await expect(failed.offsetHeight).toBeGreaterThanOrEqual(44);
      await userEvent.click(failed);
      await expect(args.onMark).toHaveBeenLastCalledWith('Lis', 'nikyo', 'failed');
      await expect(failed).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the next one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Następna osoba' }));
      await expect(canvas.getByText('Łukasz Michalski')).toBeVisible();
    });
  },
};
