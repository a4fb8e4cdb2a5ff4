import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Link } from '../Link/Link.tsx';
import { NextGrade } from './NextGrade.tsx';

const meta = {
  title: 'Data/NextGrade',
  tags: ['new'],
  component: NextGrade,
  args: {
    title: 'Droga do 4 kyu',
    description: 'masz 5 kyu od 11 lipca',
    belt: grades.kyu5,
    next: grades.kyu4,
    measures: [
      { label: 'dni na macie', value: '31', of: 'z 40', share: 31 / 40 },
      { label: 'miesięcy od 5 kyu', value: '4', of: 'z 5', share: 4 / 5 },
      { label: 'opanowanych technik', value: '6', of: 'z 8', share: 6 / 8 },
    ],
    forecast: {
      title: 'Warunki spełnione około 17 grudnia',
      description: 'w Twoim rytmie: 2,6 dnia na tydzień',
    },
    action: <Link href="#wymagania">Wymagania</Link>,
  },
} satisfies Meta<typeof NextGrade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('region', { name: 'Droga do 4 kyu' });
    await expect(way).toHaveTextContent(/dni na macie\s*31 z 40/);
    await expect(canvas.getByRole('link', { name: 'Wymagania' })).toBeVisible();
  },
};

/** One belt alone, before the first grade. */
export const FirstGrade: Story = {
  args: {
    title: 'Droga do 6 kyu',
    description: undefined,
    belt: undefined,
    next: grades.kyu6,
    measures: [
      { label: 'dni na macie', value: '0', of: 'z 25', share: 0 },
      { label: 'miesięcy w klubie', value: '1', share: 1 },
    ],
    forecast: undefined,
    action: undefined,
  },
};

/** All is there, and more than was asked for. */
export const Ready: Story = {
  args: {
    title: 'Droga do 2 kyu',
    belt: grades.kyu3,
    next: grades.kyu2,
    measures: [
      { label: 'dni na macie', value: '107', of: 'z 60', share: 107 / 60 },
      { label: 'miesięcy od 3 kyu', value: '8', of: 'z 8', share: 1 },
    ],
    forecast: { title: 'Możesz przystąpić do egzaminu' },
  },
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('dd svg')) {
      const [done] = bar.children;
      await expect(done?.getBoundingClientRect().width).toBe(bar.getBoundingClientRect().width);
    }
  },
};

/** Every belt on the way, as wide as a phone: each is told from its ground, also the white and the black one. */
export const EveryBelt: Story = {
  render: (args) => {
    const way = Object.values(grades);
    return (
      <Columns layout={4} from="tablet" space={16}>
        {way.slice(1).map((next, at) => (
          <NextGrade key={next.name} {...args} title={`Droga do ${next.name}`} belt={way[at]} next={next} />
        ))}
      </Columns>
    );
  },
};

export const LongWords: Story = {
  args: {
    title: 'Droga do pierwszego stopnia mistrzowskiego (shodan)',
    description: 'Konstantynopolitańczykowianeczka ma 1 kyu od 30 października 2025',
    belt: grades.kyu1,
    next: { ...grades.dan1, stripes: 1 },
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
