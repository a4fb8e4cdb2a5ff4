import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Member {
  id: string;
  name: string;
}

const members: readonly Member[] = ['Świątek Iga', 'Lis Ewa', 'Żak Paweł'].map((name) => ({
  id: name,
  name,
}));

const columns: readonly TableColumn<Member>[] = [
  { id: 'name', header: 'Kto', sortable: true, cell: ({ name }) => name, value: ({ name }) => name },
  {
    id: 'kimono',
    header: 'Kimono',
    interactive: true,
    cell: ({ name }) => <Checkbox label={`Kimono: ${name}`} />,
  },
];

function Members() {
  return (
    <Card padding="none" bleed>
      <DataTable
        client
        caption="Uczniowie"
        height={240}
        empty={null}
        rows={members}
        rowKey={({ id }) => id}
        {...{ columns }}
      />
    </Card>
  );
}

const meta = { title: 'Data/DataTable/Order', component: Members } satisfies Meta<typeof Members>;
export default meta;

/** Another order writes other texts into the same cells. What somebody did in a cell does not go to another row. */
export const WithControls: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kimono: Świątek Iga' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kto' }));
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Lis Ewa', 'Świątek Iga', 'Żak Paweł']);
    await expect(canvas.getByRole('checkbox', { name: 'Kimono: Lis Ewa' })).not.toBeChecked();
  },
};
