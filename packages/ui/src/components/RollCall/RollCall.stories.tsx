import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { people, rollCallLabels } from '../../../.storybook/sample-club.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { RollCall } from './RollCall.tsx';

/** Keeps the marks, as the page does with the server's answers. */
function Live({ people: initial, onMark, ...rest }: ComponentProps<typeof RollCall>) {
  const [current, setCurrent] = useState(initial);
  return (
    <Card padding="none" bleed>
      <RollCall
        {...rest}
        people={current}
        onMark={(id, mark) => {
          onMark(id, mark);
          setCurrent((before) => before.map((person) => (person.id === id ? { ...person, mark } : person)));
        }}
      />
    </Card>
  );
}

const meta = {
  title: 'Training/RollCall',
  component: RollCall,
  render: (args) => <Live {...args} />,
  args: { people, labels: rollCallLabels.pl, onMark: fn() },
} satisfies Meta<typeof RollCall>;
export default meta;

type Story = StoryObj<typeof meta>;

const countOf = (canvas: ReturnType<typeof within>, label: RegExp) =>
  canvas.getByRole('button', { name: label }).textContent?.match(/\d+$/)?.[0];

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const markOf = (name: string) =>
      within(canvas.getByRole('radiogroup', { name })).queryByRole('radio', { checked: true });

    await step('a tap on an unmarked name puts the first mark, and the counts follow', async () => {
      await expect(countOf(canvas, /^Obecność/)).toBe('3');
      await userEvent.click(canvas.getByText('Dąbrowski Paweł'));
      await expect(args.onMark).toHaveBeenLastCalledWith('student-4', 'present');
      await expect(markOf('Dąbrowski Paweł')).toHaveAccessibleName('Obecność');
      await expect(countOf(canvas, /^Obecność/)).toBe('4');
    });

    await step('a tap on another sign corrects it', async () => {
      const group = within(canvas.getByRole('radiogroup', { name: 'Dąbrowski Paweł' }));
      await userEvent.click(group.getByRole('radio', { name: 'Spóźnienie' }));
      await expect(markOf('Dąbrowski Paweł')).toHaveAccessibleName('Spóźnienie');
      await expect(countOf(canvas, /^Obecność/)).toBe('3');
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, globals, step }) => {
    await step('Tab comes to the list once', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.tab();
      await expect(
        within(canvas.getByRole('radiogroup', { name: 'Adamska Agnieszka' })).getByRole('radio', {
          name: 'Obecność',
        }),
      ).toHaveFocus();
    });

    await step('arrows go from person to person, digits and letters put marks', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}4');
      await expect(args.onMark).toHaveBeenLastCalledWith('student-3', 'absent');
      await userEvent.keyboard('{ArrowDown}u');
      await expect(args.onMark).toHaveBeenLastCalledWith('student-4', 'excused');
      await userEvent.keyboard(`${arrowsOf(globals).back}{Enter}`);
      await expect(args.onMark).toHaveBeenLastCalledWith('student-4', 'late');
    });

    await step('Tab leaves it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('list', { name: 'Lista obecności' })).not.toContainElement(
        document.activeElement as HTMLElement,
      );
    });
  },
};

export const SearchAndFilter: Story = {
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('data-person'));

    await step('finds without Polish letters', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'lukasz');
      await expect(rows()).toEqual(['student-5', 'student-9']);
      await userEvent.keyboard('{Escape}');
    });

    await step('whoever is marked stays in sight until the filter changes', async () => {
      const chip = canvas.getByRole('button', { name: /^Bez wpisu/ });
      await userEvent.click(chip);
      const before = rows();
      await userEvent.click(canvas.getByText('Dąbrowski Paweł'));
      await expect(rows()).toEqual(before);
      await userEvent.click(chip);
      await expect(rows()).toHaveLength(12);
    });

    await step('says so when nobody matches', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
      await expect(canvas.getByText('Nikogo takiego nie ma na liście')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
  },
};

export const SavingAndErrors: Story = {
  args: {
    people: people.map((person, index) =>
      index === 1
        ? { ...person, mark: 'present' as const, stored: null, state: 'saving' as const }
        : index === 3
          ? {
              ...person,
              mark: 'present' as const,
              state: 'error' as const,
              stored: null,
              error: 'Nie zapisano: brak miejsc',
            }
          : person,
    ),
  },
  play: async ({ args, canvas, step }) => {
    const storedAs = (wanted: string | null) =>
      args.people.filter(({ mark, stored = mark }) => stored === wanted).map(({ id }) => id);

    await step('what is not stored counts as it was', async () => {
      await expect(countOf(canvas, /^Obecność/)).toBe(String(storedAs('present').length));
    });

    await step('and a filter shows those whom it counts', async () => {
      const rows = () => canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('data-person'));
      await userEvent.click(canvas.getByRole('button', { name: /^Bez wpisu/ }));
      await expect(rows()).toEqual(storedAs(null));
      await expect(countOf(canvas, /^Bez wpisu/)).toBe(String(rows().length));
      await userEvent.click(canvas.getByRole('button', { name: /^Obecność/ }));
      await expect(rows()).toEqual(storedAs('present'));
      await userEvent.click(canvas.getByRole('button', { name: /^Obecność/ }));
    });
  },
};

export const WithNotesAndActions: Story = {
  args: {
    people: people.map((person, index) =>
      index % 3 === 0 ? { ...person, note: 'zapowiedziana obecność' } : person,
    ),
    actions: <Button>Pozostali nieobecni</Button>,
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Dąbrowski Paweł'));
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Nieobecność' })[0] as HTMLElement);
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

export const English: Story = { args: { labels: rollCallLabels.en }, globals: { language: 'en' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(countOf(canvas, /^Obecność/)).toBe('3');
    for (const sign of canvas.getAllByRole('radio')) {
      const { width, height } = sign.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
