import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Miejsce', value: <Link href="#place">Dojo Wrzeszcz</Link> },
      { term: 'Prowadzi', value: 'Paweł Dąbrowski' },
      { term: 'Liczba miejsc', value: 24 },
      { term: 'Uwagi', value: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: {
    items: [
      { term: 'Osoba do kontaktu w nagłym wypadku', value: 'Maksymilian Krzyżanowski-Brzęczyszczykiewicz' },
      { term: 'E-mail', value: 'maksymilian.krzyzanowski-brzeczyszczykiewicz@stowarzyszenie-aikido.example' },
    ],
  },
};
/** The list may stand in a narrow column on a wide screen too: no property lies over its value there. */
export const InANarrowColumn: Story = {
  args: { items: [{ term: 'Ubezpieczenie ważne do', value: '01.07.2027' }] },
  decorators: [
    (Story) => (
      <div style={{ width: '195px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const term = canvas.getByRole('term');
    await expect(term.scrollWidth).toBeLessThanOrEqual(term.clientWidth);
  },
};
