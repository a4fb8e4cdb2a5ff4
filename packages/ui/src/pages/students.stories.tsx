import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import { grades, type SampleStudent, students } from '../../.storybook/sample-club.ts';
import { PlusIcon, UsersIcon } from '../icons/icons.tsx';
import {
  BeltBadge,
  Button,
  Card,
  Columns,
  DataTable,
  EmptyState,
  FilterChips,
  Inline,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  StatusTag,
  type TableColumn,
} from '../index.ts';

const columns: TableColumn<SampleStudent>[] = [
  {
    id: 'lastName',
    header: 'Nazwisko i imię',
    sortable: true,
    cell: (row) => `${row.lastName} ${row.firstName}`,
  },
  {
    id: 'grade',
    header: 'Stopień',
    sortable: true,
    cell: (row) => <BeltBadge grade={grades[row.grade].name} color={grades[row.grade].color} />,
  },
  { id: 'section', header: 'Sekcja', cell: (row) => row.section },
  { id: 'workplace', header: 'Miejsce', cell: (row) => row.workplace, fromDesktop: true, card: 'hidden' },
  {
    id: 'joinedOn',
    header: 'W klubie od',
    sortable: true,
    nowrap: true,
    card: 'hidden',
    cell: (row) => row.joinedOn,
  },
  {
    id: 'status',
    header: 'Stan',
    card: 'aside',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusTag status="success">Aktywny</StatusTag>
      ) : status === 'suspended' ? (
        <StatusTag status="warning">Zawieszony</StatusTag>
      ) : (
        <StatusTag status="neutral">Odszedł</StatusTag>
      ),
  },
];

function Students({ rows }: { rows?: SampleStudent[] | undefined }) {
  return (
    <SamplePage current="/dojo/student">
      <PageHeader
        title="Uczniowie"
        description="120 osób, 98 aktywnych"
        actions={
          <Button variant="primary" icon={PlusIcon}>
            Dodaj ucznia
          </Button>
        }
      />
      <Stack space={16}>
        <Columns layout="main-aside" space={12} from="desktop">
          <Inline space={8}>
            <FilterChips
              label="Sekcja"
              defaultSelected={['adult']}
              chips={[
                { value: 'kids', label: 'dzieci', count: 42 },
                { value: 'youth', label: 'młodzież', count: 31 },
                { value: 'adult', label: 'dorośli', count: 47 },
              ]}
            />
          </Inline>
          <SearchField label="Szukaj ucznia" />
        </Columns>
        <Card padding="none" bleed>
          <DataTable
            caption="Uczniowie"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `#${id}`}
            sort={{ column: 'lastName', direction: 'asc' }}
            onSortChange={() => {}}
            empty={
              <EmptyState
                icon={UsersIcon}
                title="Nikogo takiego nie ma"
                description="Zmień filtr lub szukane słowo."
              />
            }
          />
        </Card>
        <Pagination page={0} size={20} total={117} onPageChange={() => {}} />
      </Stack>
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/Students',
  component: Students,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { rows: students },
} satisfies Meta<typeof Students>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
