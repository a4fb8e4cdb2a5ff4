import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { students } from '../../../.storybook/sample-club.ts';
import { formLabels } from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import type { ComboboxOption } from '../private/option-source.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  type FieldValue,
  type FormRow,
  RecordForm,
  type ReturnedForm,
  type SaveAnswer,
  useRecordForm,
} from './RecordForm.tsx';

const people: ComboboxOption[] = students.map(({ id, firstName, lastName, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
}));
const find = async (query: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
const named = async (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id));

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);

const rows: FormRow[] = [
  { fields: [{ kind: 'text', name: 'name', label: 'Nazwa', required: true, maxLength: 120 }] },
  {
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Stan',
        required: true,
        options: [
          { value: 'shelf', label: 'W szafie' },
          { value: 'repair', label: 'W naprawie' },
          { value: 'gone', label: 'Wycofany' },
        ],
      },
      {
        kind: 'choice',
        name: 'size',
        label: 'Rozmiar',
        options: ['110', '120', '130', '140'].map((size) => ({ value: size, label: size })),
      },
    ],
  },
  {
    fields: [
      { kind: 'number', name: 'value', label: 'Wartość', min: 0, step: 0.01, unit: 'zł' },
      { kind: 'date', name: 'boughtOn', label: 'Kupiono', max: '2026-11-22' },
    ],
  },
  {
    title: 'Gdzie i kiedy',
    fields: [
      { kind: 'weekday', name: 'weekday', label: 'Dzień tygodnia' },
      { kind: 'time', name: 'startsAt', label: 'Od' },
    ],
  },
  { fields: [{ kind: 'instant', name: 'lentAt', label: 'Wypożyczono', required: true }] },
  {
    fields: [
      {
        kind: 'date',
        name: 'lentUntil',
        label: 'Wypożyczono do dnia',
        // Kept as the midnight that ends it.
        clock: { toLocal: (kept) => dayAfter(kept, -1), toKept: (day) => `${dayAfter(day, 1)}T00:00` },
      },
    ],
  },
  { fields: [{ kind: 'reference', name: 'holder', label: 'Kto ma', find, named }] },
  { fields: [{ kind: 'references', name: 'committee', label: 'Komisja', find, named }] },
  {
    fields: [
      {
        kind: 'choices',
        name: 'groups',
        label: 'Dla kogo',
        options: [
          { value: 'kids', label: 'Dzieci' },
          { value: 'adult', label: 'Dorośli' },
        ],
      },
    ],
  },
  { fields: [{ kind: 'lines', name: 'marks', label: 'Znaki szczególne' }] },
  {
    fields: [
      {
        kind: 'tags',
        name: 'tags',
        label: 'Słowa',
        known: ['drewniane', 'dla dzieci'],
        newLabel: 'Nowe słowo',
      },
    ],
  },
  { fields: [{ kind: 'switch', name: 'forChildren', label: 'Dla dzieci' }] },
  { fields: [{ kind: 'checkbox', name: 'lent', label: 'Wolno pożyczać do domu' }] },
  {
    fields: [
      {
        kind: 'markdown',
        name: 'note',
        label: 'Uwagi',
        hint: 'Można używać Markdown.',
        preview: { draw: (text) => <strong>{text}</strong>, sourceLabel: 'Źródło', label: 'Podgląd' },
      },
    ],
  },
];

const filled = {
  name: 'Bokken dębowy, 102 cm',
  status: 'shelf',
  value: 165,
  boughtOn: '2023-09-03',
  weekday: 2,
  startsAt: '18:30',
  lentAt: '2026-11-05T20:12',
  lentUntil: '2026-12-01T00:00',
  holder: 'student-8',
  committee: ['student-10', 'student-12'],
  groups: ['adult'],
  marks: ['nacięcie na rękojeści'],
  tags: ['drewniane'],
  forChildren: false,
  note: 'Ślady na ostrzu.',
};

function Kept({ values: atFirst, onValueChange, ...props }: ComponentProps<typeof RecordForm>) {
  const [values, setValues] = useState(atFirst);
  return (
    <Stack space={16}>
      <RecordForm
        {...props}
        values={values}
        onValueChange={(name, value) => {
          setValues((before) => ({ ...before, [name]: value }));
          onValueChange(name, value);
        }}
      />
      <Button variant="primary" type="submit" form={props.id}>
        Zapisz
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Forms/RecordForm',
  tags: ['new'],
  component: RecordForm,
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: '416px' }}>{Story()}</div>],
  args: { id: 'item', rows, values: filled, onValueChange: fn(), onSubmit: fn(), labels: formLabels },
} satisfies Meta<typeof RecordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const told = (name: string, value: unknown) =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(name, value);
    await step('a line of text', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Nazwa/ }), '!');
      await told('name', 'Bokken dębowy, 102 cm!');
    });
    await step('a few choices are all in view, more are a list', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'W naprawie' }));
      await told('status', 'repair');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rozmiar' }), '120');
      await told('size', '120');
    });
    await step('a number says what it counts', async () => {
      const value = canvas.getByRole('spinbutton', { name: 'Wartość (zł)' });
      await userEvent.clear(value);
      await told('value', null);
      await userEvent.type(value, '99,5');
      await told('value', 99.5);
    });
    await step('a day of the week by its name', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dzień tygodnia' }), 'niedziela');
      await told('weekday', 7);
    });
    await step('a moment is a day and a time', async () => {
      await userEvent.clear(canvas.getByLabelText('Dzień'));
      await userEvent.clear(canvas.getByLabelText('Godzina'));
      await told('lentAt', '');
      await userEvent.type(canvas.getByLabelText('Dzień'), '2026-11-05');
      await told('lentAt', '2026-11-05T');
      await userEvent.type(canvas.getByLabelText('Godzina'), '21:30');
      await told('lentAt', '2026-11-05T21:30');
    });
    await step('a day that is kept as a moment', async () => {
      const until = canvas.getByLabelText('Wypożyczono do dnia');
      await expect(until).toHaveValue('30.11.2026');
      await userEvent.clear(until);
      await told('lentUntil', '');
      await userEvent.type(until, '2026-12-31');
      await told('lentUntil', '2027-01-01T00:00');
      await expect(until).toHaveValue('2026-12-31');
      await userEvent.tab();
      await expect(until).toHaveValue('31.12.2026');
    });
    await step('who it is bound to is named, and another one found', async () => {
      const holder = canvas.getByRole('combobox', { name: 'Kto ma' });
      await waitFor(() => expect(holder).toHaveValue('Lis Jan'));
      await userEvent.click(holder);
      await userEvent.keyboard('ewa');
      await waitFor(() => expect(screen.getByRole('option', { name: /^Świątek Ewa/ })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await told('holder', 'student-12');
      await expect(holder).toHaveValue('Świątek Ewa');
    });
    await step('several of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Nowak Dominika' }));
      await told('committee', ['student-12']);
    });
    await step('several of a few', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Dla kogo' }));
      await userEvent.click(screen.getByRole('option', { name: 'Dzieci' }));
      await told('groups', ['adult', 'kids']);
      await userEvent.keyboard('{Escape}');
    });
    await step('a line each', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Znaki szczególne' }), '{Enter}{Enter}sęk');
      await told('marks', ['nacięcie na rękojeści', 'sęk']);
      await expect(canvas.getByRole('textbox', { name: 'Znaki szczególne' })).toHaveValue(
        'nacięcie na rękojeści\n\nsęk',
      );
    });
    await step('a word of one’s own', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Słowa' }), 'dębowe');
      await waitFor(() => expect(screen.getByRole('option', { name: /dębowe/ })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await told('tags', ['drewniane', 'dębowe']);
      await userEvent.tab();
    });
    await step('on or off', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Dla dzieci' }));
      await told('forChildren', true);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Wolno pożyczać do domu' }));
      await told('lent', true);
    });
    await step('the source, and what becomes of it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Podgląd' }));
      await expect(canvas.getByText('Ślady na ostrzu.').tagName).toBe('STRONG');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A button beside a field says of which it is. */
export const ButtonsOfFields: Story = {
  play: async ({ canvas }) => {
    const calendars = canvas.getAllByRole('button', { name: 'Wybierz z kalendarza' });
    const fields = ['Kupiono', 'Dzień', 'Wypożyczono do dnia'];
    for (const [at, field] of fields.entries())
      await expect(calendars[at]).toHaveAccessibleDescription(field);
    const more = canvas.getByRole('button', { name: 'Zwiększ', hidden: true });
    await expect(more).toHaveAccessibleDescription('Wartość (zł)');
  },
};

export const Empty: Story = { args: { values: {} } };

type Item = Record<string, FieldValue> & { version: number };

interface SavedProps extends ComponentProps<typeof RecordForm> {
  /** What becomes of it. */
  answer: (draft: Item) => SaveAnswer<Item>;
  returned?: ReturnedForm<Item, Item>;
}

function Saved({ answer, returned, ...props }: SavedProps) {
  const form = useRecordForm<Item>({
    initial: { ...props.values, version: 1 },
    returned,
    judge: ({ name }) => (name ? {} : { name: 'Wpisz nazwę.' }),
    save: async (draft) => answer(draft),
    onSaved: () => props.onSubmit?.(),
    labels: formLabels.conflict,
  });
  return (
    <Stack space={16}>
      <RecordForm
        {...props}
        values={form.values}
        errors={form.errors}
        failure={form.failure}
        merged={form.merged}
        met={form.met}
        onValueChange={(name, value) => form.change({ [name]: value })}
        onSubmit={form.submit}
      />
      <Button variant="primary" type="submit" form={props.id} loading={form.isSaving}>
        Zapisz
      </Button>
    </Stack>
  );
}

export const Refused: Story = {
  args: { values: { name: 'Jo' } },
  render: (args) => (
    <Saved
      {...args}
      answer={() => ({
        refused: 'Nie zapisano: dwa pola czekają na poprawkę.',
        errors: { status: 'Wybierz stan.', lentAt: 'Podaj dzień i godzinę.' },
      })}
    />
  ),
  play: async ({ canvas, step }) => {
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    const name = canvas.getByRole('textbox', { name: /^Nazwa/ });
    await step('what is wrong before anybody is asked', async () => {
      await userEvent.clear(name);
      await save();
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription('Wpisz nazwę.');
      await step('and again, however often', async () => {
        await save();
        await waitFor(() => expect(name).toHaveFocus());
      });
      await userEvent.type(name, 'Jo');
      await expect(name).not.toHaveAccessibleDescription();
    });
    await step('after a submit the first field that is not accepted has the focus', async () => {
      await save();
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'W szafie' })).toHaveFocus());
      await expect(canvas.getByRole('alert')).toHaveTextContent('Nie zapisano');
    });
    await step('what only the other side knows holds until the field is changed', async () => {
      await userEvent.type(name, '!');
      await expect(canvas.getByText('Wybierz stan.')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'W szafie' }));
      await expect(canvas.queryByText('Wybierz stan.')).not.toBeInTheDocument();
    });
  },
};

/** What is wrong with a field that is not in the form is said of the whole of it. */
export const RefusedForWhatIsNotThere: Story = {
  args: { values: { name: 'Jo' } },
  render: (args) => (
    <Saved
      {...args}
      answer={() => ({ refused: 'Popraw zaznaczone pola.', errors: { from: 'Seria już się skończyła.' } })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Seria już się skończyła.'));
  },
};

/** Somebody else saves first, once: a size, and a name. */
function byAnother() {
  let stored: Item = { ...filled, version: 1 };
  return (draft: Item): SaveAnswer<Item> => {
    if (draft.version === 1) {
      stored = { ...stored, name: 'Bokken z grabu', size: '120', version: 2 };
      return { stale: stored };
    }
    return { saved: { ...draft, version: 3 } };
  };
}

const words = {
  labelOf: (name: string) => (name === 'name' ? 'Nazwa' : name),
  write: (_: string, value: unknown) => String(value),
};

export const Conflict: Story = {
  args: { words },
  render: (args) => <Saved {...args} answer={byAnother()} />,
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Nazwa/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Bokken Ewy');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await step(
      'both versions are there to choose from, and what only the other has changed is taken',
      async () => {
        const mine = await canvas.findByRole('radio', { name: /Bokken Ewy/ });
        await waitFor(() => expect(mine).toHaveFocus());
        await expect(canvas.getByRole('combobox', { name: 'Rozmiar' })).toHaveValue('120');
        await expect(name).toHaveValue('Bokken Ewy');
        await expect(name).toHaveAccessibleDescription('Ktoś zapisał tu: Bokken z grabu');
      },
    );
    await step('what is chosen stands in the form', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Bokken z grabu/ }));
      await expect(name).toHaveValue('Bokken z grabu');
    });
    await step('saved anew, it is settled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(canvas.queryByRole('radio', { name: /Bokken Ewy/ })).not.toBeInTheDocument();
    });
  },
};

function Met(props: ComponentProps<typeof RecordForm>) {
  const form = useRecordForm<Item>({
    initial: { ...props.values, version: 1 },
    judge: () => ({}),
    save: async (draft) => ({ saved: draft }),
    onSaved: () => props.onSubmit?.(),
    labels: formLabels.conflict,
  });
  const meet = (changes: Partial<Item>) => form.meet({ ...filled, version: 2, ...changes } as Item);
  return (
    <Stack space={16}>
      <RecordForm
        {...props}
        values={form.values}
        met={form.met}
        merged={form.merged}
        onValueChange={(name, value) => form.change({ [name]: value })}
        onSubmit={form.submit}
      />
      <Button type="submit" form={props.id}>
        Zapisz
      </Button>
      <Button onClick={() => meet({ size: '120' })}>Inny rozmiar</Button>
      <Button onClick={() => meet({ name: 'Bokken z grabu', size: '110', version: 3 })}>Inna nazwa</Button>
    </Stack>
  );
}

/** Somebody else saves while the form is open: what is typed stays, and the rest is as it is now. */
export const MetWhileOpen: Story = {
  args: { words },
  render: (args) => <Met {...args} />,
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Nazwa/ });
    const size = canvas.getByRole('combobox', { name: 'Rozmiar' });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await userEvent.clear(name);
    await userEvent.type(name, 'Bokken Ewy');
    await step('in another field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Inny rozmiar' }));
      await expect(size).toHaveValue('120');
      await expect(name).toHaveValue('Bokken Ewy');
      await expect(canvas.getByText('Ktoś zmienił tu przed chwilą: size.')).toBeVisible();
    });
    await step('in the same field nothing of what is typed moves, and the rest is taken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Inna nazwa' }));
      await expect(name).toHaveValue('Bokken Ewy');
      await expect(size).toHaveValue('110');
      await expect(canvas.getByText('Ktoś zmienił tu przed chwilą: size, Nazwa.')).toBeVisible();
    });
    await step('which of the two it is to be is asked before it is saved', async () => {
      await save();
      await userEvent.click(await canvas.findByRole('radio', { name: /Bokken Ewy/ }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await save();
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(name).toHaveValue('Bokken Ewy');
      await expect(size).toHaveValue('110');
    });
  },
};

interface EntrustedProps extends ComponentProps<typeof RecordForm> {
  /** What comes back, once the form is gone. */
  comesBack: ReturnedForm<Item, Item>['answer'];
}

/** The form goes at once; what is not accepted comes back with all that was filled in. */
function Entrusted({ comesBack, ...props }: EntrustedProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [draft, setDraft] = useState<Item>();
  const base = { ...props.values, version: 1 };
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Odpowiedź serwera</Button>;
  return (
    <Saved
      {...props}
      answer={(filledIn) => ({
        entrust: () => {
          setDraft(filledIn);
          setIsOpen(false);
        },
      })}
      {...(draft && { returned: { draft, base, answer: comesBack } })}
    />
  );
}

export const ComesBackRefused: Story = {
  render: (args) => (
    <Entrusted {...args} comesBack={{ refused: 'Nie zapisano.', errors: { status: 'Jest wypożyczony.' } }} />
  ),
  play: async ({ canvas, step }) => {
    const name = () => canvas.getByRole('textbox', { name: /^Nazwa/ });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Bokken Ewy');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedź serwera' }));
    await step('with all that was typed, and what is wrong at its field', async () => {
      await expect(name()).toHaveValue('Bokken Ewy');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Nie zapisano.');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'W szafie' })).toHaveFocus());
      await expect(canvas.getByText('Jest wypożyczony.')).toBeVisible();
    });
    await step('until that field is changed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'W naprawie' }));
      await expect(canvas.queryByText('Jest wypożyczony.')).not.toBeInTheDocument();
    });
  },
};

export const ComesBackInConflict: Story = {
  args: { words },
  render: (args) => (
    <Entrusted
      {...args}
      comesBack={{ stale: { ...filled, name: 'Bokken z grabu', size: '120', version: 2 } }}
    />
  ),
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('textbox', { name: /^Nazwa/ });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Bokken Ewy');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedź serwera' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Bokken Ewy/ })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Rozmiar' })).toHaveValue('120');
    await expect(name()).toHaveValue('Bokken Ewy');
  },
};

export const OfItsOwn: Story = {
  args: {
    rows: [
      { fields: [{ kind: 'text', name: 'name', label: 'Nazwa', required: true }] },
      {
        fields: [
          {
            kind: 'own',
            name: 'color',
            label: 'Kolor pokrowca',
            draw: ({ value, onValueChange }) => (
              <ColorPicker
                label="Kolor pokrowca"
                codeLabel="Kod koloru"
                value={String(value ?? '#2f6f4e')}
                onValueChange={onValueChange}
              />
            ),
          },
        ],
      },
    ],
    values: { name: 'Bokken', color: '#a33b2e' },
  },
};

/** Rows that have one title are a group of that name, however many they are. */
export const Sections: Story = {
  args: {
    rows: [
      { fields: [{ kind: 'text', name: 'name', label: 'Nazwisko i imię' }] },
      { title: 'Opiekun', fields: [{ kind: 'text', name: 'guardian', label: 'Nazwisko i imię' }] },
      { title: 'Opiekun', fields: [{ kind: 'text', name: 'relation', label: 'Kim jest' }] },
      { fields: [{ kind: 'longText', name: 'note', label: 'Uwagi' }] },
    ],
    values: {},
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Opiekun' }));
    await expect(canvas.getAllByRole('heading', { name: 'Opiekun' })).toHaveLength(1);
    await expect(group.getAllByRole('textbox')).toHaveLength(2);
    await expect(group.getByLabelText('Nazwisko i imię')).toHaveAttribute('name', 'guardian');
  },
};

/** What is only read asks for nothing, and says nothing of how it is filled in. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Nazwa/ })).not.toBeRequired();
    await expect(canvas.queryAllByTitle('pole wymagane')).toHaveLength(0);
    await expect(canvas.getByLabelText('Znaki szczególne')).not.toHaveAccessibleDescription();
  },
};

export const LongNames: Story = {
  args: {
    rows: [
      {
        fields: [
          {
            kind: 'choice',
            name: 'place',
            label: 'Miejsce, w którym sprzęt leży między treningami',
            hint: 'Jeżeli nikt nie wie, zapytaj instruktora, który prowadził ostatnie zajęcia.',
            required: true,
            options: [
              {
                value: 'a',
                label: 'Zespół Szkolno-Przedszkolny nr 12 im. Konstantego Ildefonsa Gałczyńskiego',
              },
              { value: 'b', label: 'Dojo Wrzeszcz' },
            ],
          },
          { kind: 'number', name: 'value', label: 'Wartość odtworzeniowa', unit: 'zł' },
        ],
      },
    ],
    values: { place: 'a' },
  },
};

/** A label that needs two lines, a hint or an error pushes no control below that of its neighbour. */
export const LabelOfTwoLines: Story = {
  args: {
    rows: [
      {
        fields: [
          { kind: 'text', name: 'guardian', label: 'Imię i nazwisko opiekuna', hint: 'Jak w deklaracji.' },
          { kind: 'tel', name: 'phone', label: 'Telefon' },
        ],
      },
      {
        fields: [
          { kind: 'time', name: 'from', label: 'Od' },
          { kind: 'choice', name: 'place', label: 'Miejsce następnego treningu', options: [] },
        ],
      },
    ],
    values: {},
    errors: { phone: 'Podaj numer telefonu.' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const topOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top;
    await expect(topOf('Telefon')).toBe(topOf('Imię i nazwisko opiekuna'));
    await expect(topOf('Miejsce następnego treningu')).toBe(topOf('Od'));
  },
};

/** What a field of its own drawing has below its control pushes nothing of its neighbour down. */
export const BesideAnOwnField: Story = {
  args: {
    rows: [
      {
        fields: [
          { kind: 'text', name: 'from', label: 'Od' },
          {
            kind: 'own',
            name: 'until',
            label: 'Do',
            draw: ({ value, onValueChange }) => (
              <Stack space={8}>
                <TextField label="Do" value={String(value ?? '')} onValueChange={onValueChange} />
                {['Dwanaście tygodni', 'Rok'].map((usual) => (
                  <Button key={usual} onClick={() => onValueChange(usual)}>
                    {usual}
                  </Button>
                ))}
              </Stack>
            ),
          },
        ],
      },
    ],
    values: {},
  },
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const topOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top;
    await expect(topOf('Od')).toBe(topOf('Do'));
  },
};

/** An address and a name are read whole in a drawer on a phone. */
export const LongValues: Story = {
  args: {
    rows: [
      {
        fields: [
          { kind: 'tel', name: 'phone', label: 'Telefon' },
          { kind: 'email', name: 'email', label: 'E-mail' },
        ],
      },
      {
        fields: [
          { kind: 'date', name: 'boughtOn', label: 'Kupiono' },
          {
            kind: 'choice',
            name: 'from',
            label: 'Od stopnia',
            settled: true,
            options: [{ value: 'any', label: 'bez ograniczeń' }],
          },
        ],
      },
    ],
    values: { phone: '+48 58 000 70 17', email: 'agnieszka.maciejewska@poczta.example', from: 'any' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 342 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('E-mail');
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    const [day, from] = [canvas.getByLabelText('Kupiono'), canvas.getByLabelText('Od stopnia')];
    await expect(from.getBoundingClientRect().top).toBe(day.getBoundingClientRect().top);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
