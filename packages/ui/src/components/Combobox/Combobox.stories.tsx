import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { grades, students } from '../../../.storybook/sample-club.ts';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import type { ComboboxOption, OptionSearch } from '../private/option-source.ts';
import { Combobox } from './Combobox.tsx';

const options: ComboboxOption[] = students.map(({ id, firstName, lastName, grade, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
  start: <BeltBadge compact grade={grades[grade].name} color={grades[grade].color} />,
}));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Uczeń', options, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Uczeń' });
    await step('typing narrows, arrows and Enter choose', async () => {
      await userEvent.type(input, 'nowak');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      const found = screen.getAllByRole('option');
      await expect(found[0]).toHaveTextContent('Nowak Dominika');
      await expect(input).toHaveAttribute('aria-activedescendant', found[0]?.id);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Nowak Dominika');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'student-10' }),
      );
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.type(input, 'lis{Escape}');
      await expect(input).toHaveValue('Nowak Dominika');
    });
    await step('emptied by hand is emptied', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, 'nowak{Enter}');
      await expect(input).toHaveValue('Nowak Dominika');
    });
    await step('a choice can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveFocus();
    });
  },
};

export const Open: Story = {
  args: { defaultValue: options[3] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option')).toHaveLength(12);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dąbrowski Paweł');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: /Lis Jan/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Lis Jan' }));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(screen.getAllByText('Brak pasujących wyników')[0]).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Wczytywanie…')).toBeVisible());
  },
};

export const Invalid: Story = { args: { required: true, error: 'Wybierz ucznia z listy.' } };

/** A label is read alone where what is around shows what the field is for. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'Imię lub nazwisko' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Uczeń' })).toBeVisible();
  },
};

/** Finds as a server would: after a while, and never more than eight. */
const searchStudents: OptionSearch = async (query) => {
  await new Promise((answer) => setTimeout(answer, 50));
  const found = options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return found.slice(0, 8);
};

export const Search: Story = {
  args: { options: undefined, search: fn(searchStudents) },
  play: async ({ args, canvas, step }) => {
    const search = args.search as ReturnType<typeof fn<OptionSearch>>;
    const input = canvas.getByRole('combobox');
    await step('nothing is asked before somebody looks', async () => {
      await expect(search).not.toHaveBeenCalled();
      await userEvent.click(input);
      await expect(screen.getByText('Wczytywanie…')).toBeVisible();
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    });
    await step('a word is one question, asked after its last letter', async () => {
      await userEvent.type(input, 'nowak');
      await waitFor(() => expect(search).toHaveBeenLastCalledWith('nowak', expect.anything()));
      await expect(search).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Nowak Dominika');
    });
  },
};

/** A server that leaves out nothing for one letter: nearly every row has any of them. */
const searchFromTwo: OptionSearch = (query, signal) => searchStudents(query.length > 1 ? query : '', signal);

export const SearchByOneLetter: Story = {
  args: { options: undefined, search: fn(searchFromTwo) },
  render: (args) => (
    <form aria-label="Wypożyczenie">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox');
    const sent = fn((event: Event) => event.preventDefault());
    canvas.getByRole('form').addEventListener('submit', sent);
    const more = 'Wpisz jeszcze jedną literę';
    const settled = () => waitFor(() => expect(screen.getAllByText(more)[0]).toBeVisible());
    await step('Enter takes nothing that does not begin with it, and sends no form', async () => {
      await userEvent.type(input, 'ś');
      await settled();
      await expect(screen.queryByRole('option')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('what the list began with is narrowed, and more is promised', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'l');
      await settled();
      const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await expect(found).toEqual([
        expect.stringContaining('Jędrzejewski Łukasz'),
        expect.stringContaining('Lis Jan'),
      ]);
    });
    await step('two letters are looked for', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'no');
      await waitFor(() => expect(screen.getByRole('option', { name: /Nowak Dominika/ })).toBeVisible());
      await expect(screen.queryByText(more)).not.toBeInTheDocument();
    });
  },
};

export const SearchOvertaken: Story = {
  args: {
    options: undefined,
    search: fn<OptionSearch>(async (query, signal) => {
      if (query === '') await new Promise((_answer, refuse) => signal.addEventListener('abort', refuse));
      return searchStudents(query, signal);
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'lis');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Lis Jan');
  },
};

/** Enter waits for the list that was asked for, and sends no form meanwhile. */
export const SearchUnderWay: Story = {
  args: { options: undefined, search: () => new Promise(() => {}) },
  render: (args) => (
    <form aria-label="Wypożyczenie">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvas.getByRole('form').addEventListener('submit', sent);
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByText('Wczytywanie…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const SearchFailed: Story = {
  args: { options: undefined, search: fn(searchStudents) },
  beforeEach: ({ args }) => {
    (args.search as ReturnType<typeof fn<OptionSearch>>).mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getAllByText('Nie udało się wyszukać')[0]).toBeVisible());
    await step('Enter asks again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    });
  },
};

export const SearchFindsNothing: Story = {
  args: { options: undefined, search: searchStudents },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getAllByText('Brak pasujących wyników')[0]).toBeVisible());
  },
};

/** Where nobody is known yet, the list stays away until something is typed, and then leads on. */
export const Otherwise: Story = {
  args: {
    options: undefined,
    search: async () => [],
    otherwise: { label: 'Zaproś: ewa@klub.example', onTake: fn() },
  },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await step('nothing is said of not having found what nobody looked for', async () => {
      await userEvent.click(input);
      await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
      await expect(screen.queryByText('Brak pasujących wyników')).not.toBeInTheDocument();
    });
    await step('what was looked for and not found can be made instead', async () => {
      await userEvent.type(input, 'ewa');
      await userEvent.click(await screen.findByRole('button', { name: 'Zaproś: ewa@klub.example' }));
      await expect(args.otherwise?.onTake).toHaveBeenCalledOnce();
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('');
    });
  },
};

export const LongNames: Story = {
  args: {
    label: 'Miejsce treningu',
    options: [
      {
        id: 'a',
        label: 'Zespół Szkolno-Przedszkolny nr 12 im. Konstantego Ildefonsa Gałczyńskiego w Gdańsku',
        description: 'ul. Świętokrzyska 144, Gdańsk-Łostowice, mała sala gimnastyczna na pierwszym piętrze',
      },
      { id: 'b', label: 'Brzęczyszczykiewicz-Krzyżanowska Wawrzyńczysława', description: 'młodzież' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'lostowice');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    const [box, option] = [input, screen.getByRole('option')].map((each) => each.getBoundingClientRect());
    await expect(option?.width).toBeLessThanOrEqual(box?.width ?? 0);
  },
};

export const Disabled: Story = { args: { value: options[0] ?? null, disabled: true } };
export const ReadOnly: Story = {
  args: { value: options[0] ?? null, readOnly: true, hint: 'Zmienia ją kierownik sekcji.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Uczeń' }), 'nowak');
    await expect(canvas.getByRole('combobox', { name: 'Uczeń' })).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
