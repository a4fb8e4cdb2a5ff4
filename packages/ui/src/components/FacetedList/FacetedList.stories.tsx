import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { tableLabels } from '../../labels/pl.ts';
import { withChange } from '../RecordList/change-address.ts';
import { type Facet, FacetedList } from './FacetedList.tsx';

interface Technique {
  id: string;
  name: string;
  attack: string;
  position: string;
}

const techniques: Technique[] = [
  { id: '1', name: 'Ikkyo', attack: 'Shomen-uchi', position: 'Tachi-waza' },
  { id: '2', name: 'Irimi-nage', attack: 'Shomen-uchi', position: 'Tachi-waza' },
  { id: '3', name: 'Nikyo', attack: 'Katate-dori', position: 'Suwari-waza' },
  { id: '4', name: 'Shiho-nage', attack: 'Katate-dori', position: 'Hanmi-handachi-waza' },
];

const facet = (id: 'attack' | 'position', header: string, groups: string): Facet<Technique> => ({
  id,
  header,
  groups,
  choices: [...new Set(techniques.map((each) => each[id]))].map((value) => ({ value, label: value })),
  valuesOf: (row) => [row[id]],
});

const facets = [facet('attack', 'Atak', 'ataku'), facet('position', 'Pozycja', 'pozycji')];

type ListProps = Omit<ComponentProps<typeof FacetedList<Technique>>, 'place'> & { search: string };

/** Keeps what the address says, as the page does. */
function Live({ search, ...props }: ListProps) {
  const [params, setParams] = useState(new URLSearchParams(search));
  const place = {
    params,
    setParams: (change: Record<string, string | null>) => setParams(withChange(params, change)),
  };
  return <FacetedList {...props} place={place} />;
}

const meta = {
  title: 'Data/FacetedList',
  tags: ['new'],
  component: Live,
  parameters: { layout: 'padded' },
  args: {
    search: '',
    rows: techniques,
    facets,
    itemOf: ({ id, name, attack, position }: Technique, groupedBy: string) => ({
      id,
      title: name,
      description: groupedBy === 'attack' ? position : attack,
    }),
    labels: {
      groupedBy: 'Grupuj według',
      count: (count: number) => `Techniki: ${count}`,
      empty: 'Nie ma takiej techniki',
      emptyText: 'Zdejmij któryś z filtrów, a pojawi się ich więcej.',
    },
    filterLabels: tableLabels,
  },
} satisfies Meta<typeof Live>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('they stand under what they have', async () => {
      await expect(canvas.getByRole('region', { name: 'Katate-dori' })).toHaveTextContent('NikyoSuwari-waza');
      await userEvent.click(canvas.getByRole('radio', { name: 'pozycji' }));
      await expect(canvas.getByRole('region', { name: 'Tachi-waza' })).toHaveTextContent('IkkyoShomen-uchi');
    });
    await step('and are narrowed by what is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtruj: Atak' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Katate-dori/ }));
      await expect(canvas.getByText('Techniki: 2')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Tachi-waza' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Narrowed: Story = { args: { search: 'attack=Shomen-uchi&by=position' } };
export const Empty: Story = {
  args: { search: 'attack=Shomen-uchi&position=Suwari-waza' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie ma takiej techniki')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
