import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { faces } from '../../../.storybook/faces.ts';
import * as en from '../../labels/en.ts';
import * as pl from '../../labels/pl.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { type ChangeEntry, ChangeHistory, FieldChanges } from './ChangeHistory.tsx';

const [agnieszka, , zuzanna, pawel] = faces.map(({ id: _, ...face }) => ({
  firstName: face.firstName,
  lastName: face.lastName,
  face: <Avatar {...face} size={28} />,
}));

const rules =
  'Na treningu obowiązuje czyste keikogi. Spóźnieni czekają przy macie, aż prowadzący zaprosi ich gestem. Telefony zostają w szatni. Wodę pijemy w przerwie, poza matą. Kto źle się czuje, mówi o tym prowadzącemu przed treningiem.';

const entries: ChangeEntry[] = [
  {
    id: '5',
    at: '2026-11-24T13:05:00Z',
    author: zuzanna,
    deed: 'zmieniła ucznia',
    subject: { label: 'Natalia Kwiatkowska', href: '#natalia' },
    revertible: true,
    changes: [
      { id: 'grade', label: 'Stopień', before: '4 kyu', after: '3 kyu' },
      { id: 'phone', label: 'Telefon', after: '+48 580 004 966' },
      { id: 'guardian', label: 'Opiekun', before: 'Marek Kwiatkowski', stays: true },
    ],
  },
  {
    id: '4',
    at: '2026-11-24T08:40:00Z',
    author: pawel,
    deed: 'poprawił zasady w miejscu',
    subject: { label: 'Dojo Wrzeszcz', href: '#dojo' },
    revertible: true,
    changes: [
      {
        id: 'rules',
        label: 'Zasady',
        before: rules,
        after: rules.replace('w szatni', 'w szatni, wyciszone').replace('gestem', 'ukłonem'),
      },
    ],
  },
  {
    id: '3',
    at: '2026-11-23T23:30:00Z',
    deed: 'odwołało trening, bo to dzień wolny',
    subject: { label: 'Aikido dzieci, 11 listopada' },
    changes: [{ id: 'status', label: 'Stan', before: 'zaplanowany', after: 'odwołany' }],
  },
  {
    id: '2',
    at: '2026-11-23T16:12:00Z',
    author: agnieszka,
    deed: 'zmieniła kwotę składki',
    reverted: true,
    changes: [{ id: 'fee', label: 'Składka', before: '160 zł', after: '1600 zł' }],
  },
  {
    id: '1',
    at: '2025-09-01T10:00:00Z',
    author: agnieszka,
    deed: 'dodała ucznia',
    subject: { label: 'Natalia Kwiatkowska', href: '#natalia' },
    changes: [
      { id: 'firstName', label: 'Imię', after: 'Natalia' },
      { id: 'lastName', label: 'Nazwisko', after: 'Kwiatkowska' },
      { id: 'born', label: 'Data urodzenia', after: '4 maja 1994' },
      { id: 'section', label: 'Grupa', after: 'Dorośli' },
      { id: 'grade', label: 'Stopień', after: '6 kyu' },
      { id: 'member', label: 'Numer', after: 'G-087' },
      { id: 'joined', label: 'W klubie od', after: '1 września 2025' },
    ],
  },
];

type Revert = (entryId: string) => Promise<string | undefined>;

const meta = {
  title: 'Data/ChangeHistory',
  tags: ['new'],
  component: ChangeHistory,
  parameters: { layout: 'padded' },
  args: {
    entries,
    labels: pl.changeHistoryLabels,
    timeZone: 'Europe/Warsaw',
    today: '2026-11-24',
    onShowMore: fn(),
    onRevert: fn<Revert>(async () => undefined),
  },
} satisfies Meta<typeof ChangeHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('days begin by the clock of the club', async () => {
      const days = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
      await expect(days).toEqual([
        'Dzisiaj, wtorek, 24 listopada',
        'Wczoraj, poniedziałek, 23 listopada',
        'Poniedziałek, 1 września 2025',
      ]);
      await expect(
        within(canvas.getByRole('list', { name: '24 listopada 2026' })).getAllByRole('listitem'),
      ).toHaveLength(3);
    });
    await step('what stood there and what stands there is said, not only coloured', async () => {
      await expect(canvas.getByText('4 kyu').parentElement).toHaveTextContent('było: 4 kyu');
      await expect(canvas.getByText('3 kyu').parentElement).toHaveTextContent('jest: 3 kyu');
    });
    await step('of a long text only what changed, with some words around it', async () => {
      await expect(canvas.getByText(/ukłonem/)).toBeVisible();
      await expect(canvas.queryByText(/Wodę pijemy w przerwie, poza matą. Kto/)).not.toBeInTheDocument();
    });
    await step('the other fields are one press away', async () => {
      await expect(canvas.queryByText('G-087')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Jeszcze 3 pola' }));
      await expect(canvas.getByText('G-087')).toBeVisible();
    });
    await step('and so are older changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pokaż starsze zmiany' }));
      await expect(args.onShowMore).toHaveBeenCalledOnce();
    });
  },
};

export const Reverting: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Cofnij tę zmianę' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cofnąć tę zmianę?' }));
    await expect(dialog.getByText('3 kyu').parentElement).toHaveTextContent('było: 3 kyu');
    await expect(dialog.queryByText('Opiekun')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cofnij zmianę' }));
    await expect(args.onRevert).toHaveBeenLastCalledWith('5');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const NotReverted: Story = {
  args: { onRevert: fn<Revert>(async () => 'W międzyczasie ktoś zmienił ten stopień jeszcze raz.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cofnij tę zmianę' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij zmianę' }));
    await expect(await screen.findByText(/jeszcze raz/)).toBeVisible();
  },
};

export const LoadingMore: Story = { args: { loadingMore: true } };
export const ReadOnly: Story = {
  render: ({ onRevert: _, onShowMore: __, ...args }) => <ChangeHistory {...args} />,
};
export const Empty: Story = { args: { entries: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = { args: { labels: en.changeHistoryLabels }, globals: { language: 'en' } };

/** The log of all tables has it so, beside columns that want the room too. */
export const InANarrowCell: Story = {
  render: ({ labels }) => (
    <table style={{ width: '420px' }}>
      <tbody>
        <tr>
          <td style={{ whiteSpace: 'nowrap' }}>23.11.2026, 23:32, Sławomir Wilk</td>
          <td>
            <FieldChanges
              labels={labels}
              changes={[{ id: 'state', label: 'Stan', before: 'Pisana', after: 'Oddana' }]}
            />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    for (const value of ['Pisana', 'Oddana'])
      await expect(canvas.getByText(value).offsetHeight).toBeLessThan(30);
    await expect(canvas.getByText('Pisana').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Stan').getBoundingClientRect().top,
    );
  },
};
