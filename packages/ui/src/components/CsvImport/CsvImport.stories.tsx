import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { importLabels } from '../../../.storybook/import-labels.ts';
import { attendance } from '../../../.storybook/sample-import.ts';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import {
  CsvImport,
  type ImportColumn,
  type ImportRow,
  type ImportState,
  useCsvImport,
} from './CsvImport.tsx';

const columns: ImportColumn[] = [
  { id: 'name', header: 'Nazwisko i imię', required: true, kind: 'tekst, do 80 znaków', example: 'Lis Ewa' },
  { id: 'born', header: 'Urodzenie', required: true, kind: 'dzień, jak 31.12.2013', example: '14.02.2017' },
  {
    id: 'section',
    header: 'Grupa',
    required: true,
    kind: 'jedna z grup',
    example: 'Dzieci',
    choices: ['Dzieci', 'Młodzież', 'Dorośli'],
  },
  {
    id: 'grade',
    header: 'Stopień',
    kind: 'stopień',
    example: '9 kyu',
    choices: ['9 kyu', '8 kyu', '7 kyu', '1 dan'],
  },
  {
    id: 'guardian',
    header: 'Opiekun',
    kind: 'tekst; wymagany u niepełnoletnich',
    example: 'Lis Marek',
    width: 190,
  },
];

const row = (line: number, values: string, rest: Partial<ImportRow> = {}): ImportRow => {
  const cells = Object.fromEntries(values.split('|').map((value, at) => [columns[at]?.id ?? '', value]));
  return { id: `${line}`, line, outcome: 'new', cells, ...rest };
};

const preview: ImportRow[] = [
  row(2, 'Czapiewska Oliwia|14.02.2017|Dzieci|8 kyu|Beata Czapiewska'),
  row(3, 'Dampc Franciszek|30.08.2016|Dzieci|9 kyu|Roman Dampc'),
  row(4, 'Hirsz Maja|2.11.2013|Młodzież|4 kyu|Iwona Hirsz', {
    outcome: 'changed',
    before: { section: 'Dzieci', grade: '5 kyu' },
  }),
  row(5, 'Jankowska Pola|31.02.2015|Dzieci|9 kyu|Joanna Jankowska', {
    outcome: 'wrong',
    faults: { born: { text: 'Nie ma takiego dnia' } },
  }),
  row(6, 'Kąkol Tymon|19.05.2012|Młodzież|3 kyu|Marek Kąkol', {
    outcome: 'changed',
    before: { grade: '4 kyu' },
  }),
  row(7, 'Klein Nadia|7.07.2011|Młodzież|3 kyu|Ewa Klein', { outcome: 'unchanged' }),
  row(8, 'Lewna Igor|12.12.2018|Dzieci|7 kiu|Adam Lewna', {
    outcome: 'wrong',
    faults: { grade: { text: 'Chodziło o: 7 kyu?', suggestion: '7 kyu' } },
  }),
  row(9, 'Litwin Hanna|23.01.1994|Dorośli||'),
  row(10, 'Łangowski Bruno|8.03.2010|Dorośli|2 kyu|', {
    outcome: 'changed',
    before: { section: 'Młodzież' },
  }),
  row(11, 'Małek Antonina|4.04.2016|Dzieci|8 kyu|', {
    outcome: 'wrong',
    faults: { guardian: { text: 'Podaj opiekuna' } },
  }),
  row(12, 'Miotk Ksawery|27.06.2017|Dzieci|9 kyu|Dorota Miotk'),
  row(13, 'Necel Zofia|1.09.2015|Dzieci|9 kyu|Anna Necel'),
];

const many: ImportRow[] = Array.from({ length: 5000 }, (_, at) => {
  const like = preview[at % preview.length];
  const isWrong = at % 997 === 500;
  return row(at + 2, Object.values(like?.cells ?? {}).join('|'), {
    outcome: isWrong ? 'wrong' : like?.outcome === 'wrong' ? 'new' : (like?.outcome ?? 'new'),
    before: isWrong ? undefined : like?.before,
    faults: isWrong ? { born: { text: 'Nie ma takiego dnia' } } : undefined,
  });
});

/** What the caller does: keeps the rows, and says of a corrected cell that it is right. */
function Live({ state: initial, ...props }: ComponentProps<typeof CsvImport>) {
  const [state, setState] = useState<ImportState>(initial);
  useEffect(() => {
    if (state.step !== 'saving') return;
    const timer = setTimeout(() => setState({ ...state, step: 'done', undo: 'offered' }), 160);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <CsvImport
      {...props}
      state={state}
      onFile={(file) => {
        props.onFile(file);
        setState(mapping);
      }}
      onMappingChange={(columnId, name) => {
        props.onMappingChange(columnId, name);
        setState((now) =>
          now.step === 'columns' ? { ...now, mapping: { ...now.mapping, [columnId]: name } } : now,
        );
      }}
      onMapped={() => setState({ step: 'preview', fileName: 'nabor-2026.csv', rows: preview })}
      onCellChange={(rowId, columnId, value) => {
        props.onCellChange(rowId, columnId, value);
        setState((now) =>
          now.step === 'preview'
            ? {
                ...now,
                rows: now.rows.map((each) =>
                  each.id === rowId
                    ? {
                        ...each,
                        cells: { ...each.cells, [columnId]: value },
                        outcome: 'new',
                        faults: undefined,
                      }
                    : each,
                ),
              }
            : now,
        );
      }}
      onSave={() => {
        props.onSave();
        setState((now) => (now.step === 'preview' ? { ...now, step: 'saving' } : now));
      }}
      onUndo={() => {
        props.onUndo();
        setState((now) => (now.step === 'done' ? { ...now, undo: 'done' } : now));
      }}
      onBack={(step) => {
        props.onBack(step);
        setState(step === 'file' ? { step } : mapping);
      }}
    />
  );
}

const mapping: ImportState = {
  step: 'columns',
  fileName: 'nabor-2026.csv',
  rowCount: 128,
  fileColumns: [
    { name: 'Nazwisko i imię', sample: 'Czapiewska Oliwia' },
    { name: 'Data urodzenia', sample: '14.02.2017' },
    { name: 'Grupa', sample: 'Dzieci' },
    { name: 'Stopień', sample: '8 kyu' },
    { name: 'Rodzic', sample: 'Beata Czapiewska' },
    { name: 'Uwagi', sample: 'ma już keikogi' },
  ],
  mapping: { name: 'Nazwisko i imię', section: 'Grupa', grade: 'Stopień' },
};

const meta = {
  title: 'Data/CsvImport',
  tags: ['new'],
  component: CsvImport,
  parameters: { layout: 'padded' },
  render: (args) => <Live {...args} />,
  args: {
    columns,
    labels: importLabels.pl,
    maxSize: 5_000_000,
    state: { step: 'preview', fileName: 'nabor-2026.csv', rows: preview },
    onFile: fn(),
    onTemplate: fn(),
    onMappingChange: fn(),
    onMapped: fn(),
    onCellChange: fn(),
    onDownloadWrong: fn(),
    onSave: fn(),
    onUndo: fn(),
    onBack: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CsvImport>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Zapisz/ });

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const born = await canvas.findByRole('textbox', { name: 'Urodzenie, wiersz 5' });
    await step('nothing can be saved while a row is wrong, and it is said why', async () => {
      await expect(saveButton(canvas)).toBeDisabled();
      await expect(saveButton(canvas)).toHaveAccessibleDescription(/popraw 3 wiersze/);
      await expect(born).toHaveAccessibleDescription('Nie ma takiego dnia');
    });
    await step('a correction is kept by Enter, which leads to the next error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Następny błąd' }));
      await expect(born).toHaveFocus();
      await userEvent.clear(born);
      await userEvent.type(born, '28.02.2015{Enter}');
      await expect(args.onCellChange).toHaveBeenLastCalledWith('5', 'born', '28.02.2015');
      await waitFor(() => expect(canvas.getByLabelText('Stopień, wiersz 8')).toHaveFocus());
      await expect(born).not.toHaveAttribute('aria-invalid');
    });
    await step('what was probably meant is one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chodziło o: 7 kyu?' }));
      await expect(args.onCellChange).toHaveBeenLastCalledWith('8', 'grade', '7 kyu');
    });
    await step('Escape lets go of what was being written', async () => {
      const guardian = canvas.getByRole('textbox', { name: 'Opiekun, wiersz 11' });
      await userEvent.type(guardian, 'Jan{Escape}');
      await expect(guardian).toHaveValue('');
      await userEvent.type(guardian, 'Jan Małek');
      await userEvent.tab();
    });
    await step('then all is saved', async () => {
      await waitFor(() => expect(saveButton(canvas)).toBeEnabled());
      await expect(saveButton(canvas)).toHaveTextContent('Zapisz 11 osób');
      saveButton(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('progressbar')).toBeVisible();
    });
    await step('and can be taken back at once, but not by the same key pressed twice', async () => {
      const undo = await canvas.findByRole('button', { name: 'Cofnij wczytanie' }, { timeout: 8000 });
      await expect(canvas.getByRole('region', { name: 'Zapis' })).toHaveFocus();
      undo.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onUndo).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button', { name: 'Cofnij wczytanie' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('region', { name: 'Zapis' })).toHaveFocus();
    });
    // It has gone as far as the focus asked for, which was sooner than the rows had their height, or later.
    for (const each of canvasElement.querySelectorAll('*')) each.scrollTop = 0;
  },
};

function FromFile(props: ComponentProps<typeof CsvImport>) {
  const [source] = useState(attendance);
  return <CsvImport {...props} {...useCsvImport(source, props.labels)} />;
}

/** A source of rows is all it needs: who came to which training, which two say together which row is meant. */
export const OutOfAFile: Story = {
  render: (args) => (
    <ToastProvider>
      <FromFile {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    const text = [
      'Uczeń;Trening;Stan;Uwaga',
      'Lis Jan;Aikido dzieci;Obecny;spóźniony',
      'Lis Ewa;Aikido dzieci;obecna;',
      'Lis Jan;Aikido dzieci;Nieobecny;',
    ].join('\n');
    await userEvent.upload(canvas.getByLabelText(/Plik z uczniami/), new File([text], 'obecni.csv'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dalej: podgląd' }));
    await step('a row that is there is changed, the same said twice is wrong', async () => {
      await expect(await canvas.findByRole('row', { name: /^2 zmiana Lis Jan/ })).toBeVisible();
      await expect(canvas.getByText('Chodziło o: Obecny?')).toBeVisible();
      await expect(canvas.getByText('To samo jest w wierszu 2')).toBeVisible();
    });
    await step('what was wrong is put right, and all of it is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chodziło o: Obecny?' }));
      const cell = canvas.getByLabelText('Uczeń, wiersz 4');
      await userEvent.clear(cell);
      await userEvent.type(cell, 'Lis Ola{Enter}');
      await waitFor(() => expect(saveButton(canvas)).toBeEnabled());
      await userEvent.click(saveButton(canvas));
      await userEvent.click(await canvas.findByRole('button', { name: 'Cofnij wczytanie' }));
      await expect(await canvas.findByText(/^Cofnięto/)).toBeVisible();
    });
  },
};

export const ChoosingFile: Story = {
  args: { state: { step: 'file' } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Grupa wymagana.*Dzieci, Młodzież, Dorośli/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz wzór pliku' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
    const file = new File(['Nazwisko i imię\n'], 'nabor-2026.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/Plik z uczniami/), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(canvas.getByRole('region', { name: 'Kolumny' })).toHaveFocus();
  },
};

/** A column that has no example doesn’t announce one. */
export const ColumnWithoutExample: Story = {
  args: {
    state: { step: 'file' },
    columns: [{ id: 'note', header: 'Uwagi', kind: 'tekst, do 80 znaków' }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Uwagi/ });
    const [, example] = row.querySelectorAll('td');
    await expect(example).toBeEmptyDOMElement();
  },
};

export const UnreadableFile: Story = {
  args: {
    state: { step: 'file', error: 'To nie jest plik z kolumnami rozdzielonymi średnikiem lub przecinkiem.' },
  },
};

export const MatchingColumns: Story = {
  args: { state: mapping },
  play: async ({ args, canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Dalej: podgląd' });
    await step('a required column has to be found', async () => {
      await expect(next).toBeDisabled();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Urodzenie: kolumna w pliku' }),
        'Data urodzenia',
      );
      await expect(args.onMappingChange).toHaveBeenLastCalledWith('born', 'Data urodzenia');
      await expect(canvas.getByText('np. 14.02.2017')).toBeVisible();
      await expect(canvas.getByText('Pomijamy: Rodzic, Uwagi')).toBeVisible();
    });
    await step('and leads on', async () => {
      await userEvent.click(next);
      await expect(canvas.getByRole('region', { name: 'Podgląd' })).toHaveFocus();
    });
  },
};

export const ManyRows: Story = {
  args: { state: { step: 'preview', fileName: 'wszyscy.csv', rows: many } },
  play: async ({ canvas, step }) => {
    const drawn = () => canvas.getAllByRole('row').length;
    await step('only the rows in sight are drawn', async () => {
      await expect(drawn()).toBeLessThan(60);
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    });
    await step('an error far away is found', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Następny błąd' }));
      await waitFor(() => expect(canvas.getByLabelText('Urodzenie, wiersz 502')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Następny błąd' }));
      await waitFor(() => expect(canvas.getByLabelText('Urodzenie, wiersz 1499')).toHaveFocus());
      await expect(drawn()).toBeLessThan(60);
    });
    await step('only the wrong ones are shown, and stay when they are right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Błędy/ }));
      await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '6'));
      const cell = await canvas.findByLabelText('Urodzenie, wiersz 502');
      await userEvent.clear(cell);
      await userEvent.type(cell, '1.02.2015{Enter}');
      await expect(canvas.getByRole('button', { name: /^Błędy/ })).toHaveTextContent('4');
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '6');
    });
  },
};

/** A source that says nothing of so many rows until it is let. */
function Patient({ let: may, ...props }: ComponentProps<typeof CsvImport> & { let: Promise<void> }) {
  const [source] = useState(() => {
    const { check, ...rest } = attendance();
    const slowly: typeof check = async (rows) => {
      if (rows.length > 250) await may;
      return check(rows);
    };
    return { ...rest, check: slowly };
  });
  return <CsvImport {...props} {...useCsvImport(source, props.labels)} />;
}

const patience = Promise.withResolvers<void>();

/** All rows are checked at once: as long as nobody knows how far that is, nothing says that it is anywhere. */
export const CheckingManyRows: Story = {
  render: (args) => (
    <ToastProvider>
      <Patient {...args} let={patience.promise} />
    </ToastProvider>
  ),
  play: async ({ canvas, args }) => {
    const lines = Array.from({ length: 600 }, () => 'Lis Ewa;Aikido dorośli;Obecny;');
    const file = new File([['Uczeń;Trening;Stan;Uwaga', ...lines].join('\n')], 'obecni.csv');
    await userEvent.upload(canvas.getByLabelText(/Plik z uczniami/), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dalej: podgląd' }));
    const bar = await canvas.findByRole<HTMLProgressElement>('progressbar', {
      name: /^Sprawdzanie 600 wierszy/,
    });
    await expect(bar.position).toBe(-1);
    await expect(bar).toHaveAttribute('aria-valuetext', args.labels.atOnce);
    patience.resolve();
    await expect(await canvas.findByText('Sprawdzono: 600 wierszy')).toBeVisible();
  },
};

const left = Promise.withResolvers<void>();

/** A check that is left says nothing any more, however long it goes on. */
export const LeavingACheck: Story = {
  render: (args) => (
    <ToastProvider>
      <Patient {...args} let={left.promise} />
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    const head = 'Uczeń;Trening;Stan;Uwaga';
    const upload = (name: string, lines: readonly string[]) =>
      userEvent.upload(
        canvas.getByLabelText(/Plik z uczniami/),
        new File([[head, ...lines].join('\n')], name),
      );
    const check = async () => userEvent.click(await canvas.findByRole('button', { name: 'Dalej: podgląd' }));
    const checking = () => canvas.findByRole('progressbar', { name: /^Sprawdzanie 600 wierszy/ });
    const many = Array.from({ length: 600 }, () => 'Lis Ewa;Aikido dorośli;Obecny;');

    await upload('wszyscy.csv', many);
    await check();
    await step('who goes back to the columns stays there', async () => {
      await checking();
      await userEvent.click(canvas.getByRole('button', { name: /^Kolumny/ }));
      await expect(await canvas.findByRole('button', { name: 'Dalej: podgląd' })).toBeVisible();
    });
    await step('and who takes another file sees that one alone', async () => {
      await check();
      await checking();
      await userEvent.click(canvas.getByRole('button', { name: /^Plik/ }));
      await upload('dwoje.csv', ['Lis Jan;Aikido dzieci;Obecny;', 'Lis Ola;Aikido dzieci;Obecny;']);
      await check();
      await expect(await canvas.findByText('Sprawdzono: 2 wiersze')).toBeVisible();
      left.resolve();
      // What it found out has been told by then.
      await new Promise((passed) => setTimeout(passed));
      await expect(canvas.getByText('Sprawdzono: 2 wiersze')).toBeVisible();
    });
  },
};

const again = Promise.withResolvers<void>();

/** A source that refuses to keep the rows, and then looks at them for as long as it likes. */
function Refusing(props: ComponentProps<typeof CsvImport>) {
  const [source] = useState(() => {
    const { check, ...rest } = attendance();
    let refused = false;
    return {
      ...rest,
      check: async (rows: Parameters<typeof check>[0]) => {
        if (refused && rows.length > 1) await again.promise;
        return check(rows);
      },
      save: () => {
        refused = true;
        return Promise.reject(new Error('busy'));
      },
      reasonOf: () => 'ktoś inny był szybszy',
    };
  });
  return <CsvImport {...props} {...useCsvImport(source, props.labels)} />;
}

/** What is corrected while all rows are looked at again stays as it was typed. */
export const CorrectingMeanwhile: Story = {
  render: (args) => (
    <ToastProvider>
      <Refusing {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const text = 'Uczeń;Trening;Stan;Uwaga\nLis Ewa;Aikido dzieci;obecna;\nLis Ola;Aikido dzieci;Obecny;';
    await userEvent.upload(canvas.getByLabelText(/Plik z uczniami/), new File([text], 'obecni.csv'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dalej: podgląd' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chodziło o: Obecny?' }));
    await waitFor(() => expect(saveButton(canvas)).toBeEnabled());
    await userEvent.click(saveButton(canvas));
    const cell = await canvas.findByLabelText('Stan, wiersz 2');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'Nieobecny{Enter}');
    again.resolve();
    await expect(await canvas.findByText(/ktoś inny był szybszy/)).toBeVisible();
    await expect(canvas.getByLabelText('Stan, wiersz 2')).toHaveValue('Nieobecny');
    await waitFor(() => expect(saveButton(canvas)).toBeEnabled());
    await expect(canvas.getByLabelText('Stan, wiersz 2')).toHaveValue('Nieobecny');
  },
};

export const CheckingAll: Story = {
  args: { state: { step: 'check', fileName: 'wszyscy.csv', rowCount: 5000 } },
};

export const CheckingCorrections: Story = {
  args: {
    state: {
      step: 'preview',
      fileName: 'nabor-2026.csv',
      checking: true,
      rows: preview.filter(({ outcome }) => outcome !== 'wrong'),
    },
  },
  play: async ({ canvas }) => {
    await expect(saveButton(canvas)).toBeDisabled();
  },
};

const right = preview.filter(({ outcome }) => outcome !== 'wrong');

export const Saving: Story = {
  render: (args) => <CsvImport {...args} />,
  args: { state: { step: 'saving', fileName: 'nabor-2026.csv', rows: right } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText(/naraz, nie wiadomo, ile jeszcze/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Plik/ })).not.toBeInTheDocument();
  },
};

export const Saved: Story = {
  args: { state: { step: 'done', fileName: 'nabor-2026.csv', rows: right, undo: 'offered' } },
};

export const NotSaved: Story = {
  args: {
    state: {
      step: 'preview',
      fileName: 'nabor-2026.csv',
      rows: right,
      error:
        'Nic nie zapisano: w międzyczasie ktoś zmienił dwie z tych osób. Sprawdziliśmy plik jeszcze raz.',
    },
  },
};

export const NothingNew: Story = {
  args: {
    state: {
      step: 'preview',
      fileName: 'nabor-2026.csv',
      rows: preview
        .slice(0, 5)
        .map(({ before: _, faults: __, ...each }) => ({ ...each, outcome: 'unchanged' as const })),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = { args: { labels: importLabels.en }, globals: { language: 'en' } };
