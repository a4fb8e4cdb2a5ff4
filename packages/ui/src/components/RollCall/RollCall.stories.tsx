import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { people } from '../../../.storybook/sample-club.ts';
import * as en from '../../labels/en.ts';
import * as pl from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { AttendanceMark } from './marks.ts';
import { RollCall } from './RollCall.tsx';
import { RollCallLegend } from './RollCallLegend.tsx';

/** Keeps the marks, as the page does with the server's answers. */
function Live({ people: initial, onMark, ...rest }: ComponentProps<typeof RollCall>) {
  const [current, setCurrent] = useState(initial);
  const [last, setLast] = useState<ComponentProps<typeof RollCall>['last']>(null);
  return (
    <Card padding="none" bleed>
      <RollCall
        {...rest}
        people={current}
        last={last}
        onMark={(id, mark) => {
          onMark(id, mark);
          const person = current.find((each) => each.id === id);
          const say = (of: AttendanceMark | null = null) =>
            `${person?.lastName} ${person?.firstName}: ${of ? rest.labels.marks[of].label : 'bez wpisu'}`;
          const onUndo = () => {
            setCurrent(current);
            setLast({ message: `Cofnięto. ${say(person?.mark)}` });
          };
          setLast({ message: say(mark), onUndo, personId: id });
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
  args: { people, labels: pl.rollCallLabels, onMark: fn() },
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

    await step('a tap on a name that has its mark changes nothing', async () => {
      await userEvent.click(canvas.getByText('Dąbrowski Paweł'));
      await expect(args.onMark).toHaveBeenCalledOnce();
    });

    await step('its icon opens the others, and another corrects it', async () => {
      const group = within(canvas.getByRole('radiogroup', { name: 'Dąbrowski Paweł' }));
      const late = group.getByRole('radio', { name: 'Spóźnienie' });
      await expect(late.offsetWidth).toBe(0);
      await userEvent.click(group.getByRole('radio', { name: 'Obecność' }));
      await expect(args.onMark).toHaveBeenCalledOnce();
      await expect(late.offsetWidth).toBeGreaterThanOrEqual(44);
      await userEvent.click(late);
      await expect(markOf('Dąbrowski Paweł')).toHaveAccessibleName('Spóźnienie');
      await expect(countOf(canvas, /^Spóźnienie/)).toBe('2');
    });

    await step('the last one is taken back', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Dąbrowski Paweł: Spóźnienie');
      await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
      await expect(markOf('Dąbrowski Paweł')).toHaveAccessibleName('Obecność');
      await expect(canvas.queryByRole('button', { name: 'Cofnij' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('status')).toHaveTextContent('Cofnięto. Dąbrowski Paweł: Obecność');
    });

    await step('who has no mark gets any other by the dots; a press elsewhere closes them', async () => {
      const dots = canvas.getByRole('button', { name: `Inny wpis: ${nameOfUnmarked}` });
      await userEvent.click(dots);
      const group = within(canvas.getByRole('radiogroup', { name: nameOfUnmarked }));
      const absent = group.getByRole('radio', { name: 'Nieobecność' });
      await expect(absent.offsetWidth).toBeGreaterThanOrEqual(44);
      await userEvent.click(canvas.getByText('Adamska Agnieszka'));
      await expect(absent.offsetWidth).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: `Inny wpis: ${nameOfUnmarked}` }));
      await userEvent.click(absent);
      await expect(markOf(nameOfUnmarked)).toHaveAccessibleName('Nieobecność');
    });
  },
};

/** The second of those without a mark. */
const nameOfUnmarked = people
  .filter(({ mark }) => !mark)
  .map(({ lastName, firstName }) => `${lastName} ${firstName}`)[1] as string;

export const Keyboard: Story = {
  play: async ({ args, canvas, globals, step }) => {
    await step('Tab comes to the list once', async () => {
      canvas.getByRole('button', { name: 'Szukaj osoby' }).focus();
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

    await step('whoever takes a mark back is told, and is in that row again', async () => {
      await expect(canvas.getByRole('button', { name: 'Cofnij' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Cofnięto. Dąbrowski Paweł: Usprawiedliwienie',
      );
      await expect(
        within(canvas.getByRole('radiogroup', { name: 'Dąbrowski Paweł' })).getByRole('radio', {
          name: 'Spóźnienie',
        }),
      ).toHaveFocus();
    });
  },
};

export const SearchAndFilter: Story = {
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('data-person'));

    const search = canvas.getByRole('button', { name: 'Szukaj osoby' });
    await step('finds without Polish letters, in the place of the counts', async () => {
      await userEvent.click(search);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.keyboard('lukasz');
      await expect(rows()).toEqual(['student-5', 'student-9']);
      await userEvent.click(search);
      await expect(rows()).toHaveLength(12);
    });

    await step('Escape clears it, then closes it', async () => {
      await userEvent.click(search);
      await userEvent.keyboard('lukasz{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await expect(search).toHaveFocus();
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
      await userEvent.click(search);
      await userEvent.keyboard('xyz');
      await expect(canvas.getByText('Nikogo takiego nie ma na liście')).toBeVisible();
      await userEvent.click(search);
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

    await step('a mark that failed does not stand beside the name', async () => {
      const marks = within(canvas.getByRole('radiogroup', { name: 'Dąbrowski Paweł' }));
      await expect(marks.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    });

    await step('a tap on the name whose mark failed puts it once more', async () => {
      await userEvent.click(canvas.getByText('Dąbrowski Paweł'));
      await expect(args.onMark).toHaveBeenLastCalledWith('student-4', 'present');
    });
  },
};

export const WithNotesAndActions: Story = {
  args: {
    people: people.map((person, index) => (index % 3 === 0 ? { ...person, note: 'zapowiedź' } : person)),
    actions: <Button>Pozostali nieobecni</Button>,
  },
};

function RestMarked(args: ComponentProps<typeof RollCall>) {
  const [last, setLast] = useState<ComponentProps<typeof RollCall>['last']>(null);
  const markRest = () => setLast({ message: 'Pozostali nieobecni', onUndo: () => setLast(null) });
  return (
    <RollCall
      {...args}
      last={last}
      actions={!last && <Button onClick={markRest}>Pozostali nieobecni</Button>}
    />
  );
}

/** The button has done its work and goes: the keys go on in the list. */
export const RestMarkedAtOnce: Story = {
  render: (args) => <RestMarked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pozostali nieobecni' }));
    await expect(canvas.getByRole('list', { name: 'Lista obecności' })).toContainElement(
      document.activeElement as HTMLElement,
    );
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

export const English: Story = { args: { labels: en.rollCallLabels }, globals: { language: 'en' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  // The tabs below leave room for themselves.
  decorators: [
    (Story) => (
      <div style={{ paddingBottom: 60 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('each row has a thumb’s height, and one sign that is large enough for it', async () => {
      for (const row of canvas.getAllByRole('listitem')) {
        await expect(row.offsetHeight).toBeGreaterThanOrEqual(56);
        const widths = within(row)
          .getAllByRole('radio')
          .map(({ offsetWidth }) => offsetWidth);
        await expect(widths.filter((width) => width >= 44)).toHaveLength(1);
      }
    });
    await step('and a face in its belt', async () => {
      for (const { id, firstName, lastName, grade } of people) {
        const row = canvas.getByText(`${lastName} ${firstName}`).closest<HTMLElement>('[data-row]');
        await expect(row).toHaveTextContent(new RegExp(`^${firstName[0]}${lastName[0]}`));
        await expect(row?.querySelector('svg[color]'), id).toHaveAttribute('color', grade?.color);
      }
    });
    await step('what is said of the last one never covers the next without a mark', async () => {
      for (const group of canvas.getAllByRole('radiogroup')) {
        const row = group.closest('[data-row]') as HTMLElement;
        if (row.dataset.mark !== 'unmarked') continue;
        await userEvent.click(within(group).getByRole('radio', { name: 'Obecność' }));
        const next = row.parentElement?.querySelector(
          `[data-row="${row.dataset.row}"] ~ [data-mark="unmarked"]`,
        );
        if (!next) continue;
        const said = canvas.getByRole('status').firstElementChild?.getBoundingClientRect() as DOMRect;
        const { top, bottom } = next.getBoundingClientRect();
        await expect(bottom <= said.top || top >= said.bottom).toBe(true);
      }
    });
    await step('counts, progress and search stay in sight in one line', async () => {
      canvas.getAllByRole('listitem').at(-1)?.scrollIntoView();
      await expect(scrollY).toBeGreaterThan(0);
      const counts = canvas.getByRole('group', { name: 'Pokaż tylko' });
      const progress = counts.parentElement?.nextElementSibling as HTMLElement;
      const [one, ...others] = [counts, canvas.getByRole('button', { name: 'Szukaj osoby' })].map(middleOf);
      for (const other of others) await expect(other).toBeCloseTo(one ?? 0, 0);
      await expect(one).toBeGreaterThan(0);
      await expect(progress.getBoundingClientRect().bottom).toBeLessThan(80);
    });
  },
};

/** What is said of somebody takes several lines there, and keeps off those of the row. */
export const NarrowestPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { people: people.map((person) => ({ ...person, note: 'zapowiedź' })) },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      const said = document.createRange();
      said.selectNodeContents(within(row).getByText('zapowiedź'));
      const above = row.getBoundingClientRect().bottom - said.getBoundingClientRect().bottom;
      await expect(above).toBeGreaterThanOrEqual(4);
    }
  },
};

const middleOf = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** What its button in the page opens. */
export const Legend: Story = {
  render: ({ labels }) => (
    <Card>
      <RollCallLegend
        labels={labels}
        meanings={{
          present: 'Na macie od początku.',
          late: 'Na macie, ale po czasie.',
          excused: 'Nie ma na macie, ale z usprawiedliwieniem.',
          absent: 'Nie ma na macie, bez usprawiedliwienia.',
          unmarked: 'Jeszcze nic nie zaznaczono.',
        }}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Spóźnienie')).toBeVisible();
  },
};
