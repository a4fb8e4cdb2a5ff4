import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faces } from '../../../.storybook/faces.ts';
import { UsersIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RightPath, type RightPathStep } from './RightPath.tsx';

const person: RightPathStep = {
  id: 'person',
  title: 'Magdalena Wolska',
  detail: 'konto aktywne, ostatnio dziś o 9:12',
  face: (
    <Avatar
      firstName="Magdalena"
      lastName="Wolska"
      src={faces[6]?.src}
      belt={{ color: '#111111', stripes: 1 }}
      size={36}
    />
  ),
};

const byOffice: RightPathStep[] = [
  person,
  {
    id: 'office',
    title: 'należy do grupy Sekretariat',
    href: '#office',
    detail: 'od 12 stycznia 2025, dodała Anna Kowalska',
    icon: UsersIcon,
  },
  {
    id: 'office-right',
    title: 'która może zmieniać uczniów',
    detail: 'od 3 marca 2024, włączył Krzysztof Osiński',
  },
];

const meta = {
  title: 'Data/RightPath',
  tags: ['new'],
  component: RightPath,
  args: {
    held: true,
    answer: 'Tak, może dodawać i zmieniać uczniów',
    paths: [byOffice],
    alsoLabel: 'Ma to prawo też inną drogą:',
    note: 'Z grupy Instruktorzy ma tylko podgląd. Bez Sekretariatu straciłaby zmianę.',
  },
} satisfies Meta<typeof RightPath>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tak, może dodawać i zmieniać uczniów' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      expect.stringContaining('Magdalena Wolska'),
      expect.stringContaining('Sekretariatod 12 stycznia 2025, dodała Anna Kowalska'),
      expect.stringContaining('włączył Krzysztof Osiński'),
    ]);
  },
};

export const TwoWays: Story = {
  args: {
    note: undefined,
    paths: [
      byOffice,
      [
        { ...person, id: 'same-person' },
        {
          id: 'instructors',
          title: 'należy do grupy Instruktorzy',
          detail: 'od 5 września 2023, dodał Krzysztof Osiński',
          icon: UsersIcon,
        },
        { id: 'instructors-right', title: 'która może zmieniać uczniów', detail: 'od początku' },
      ],
    ],
  },
};

export const NotHeld: Story = {
  args: {
    held: false,
    answer: 'Nie, nie może zmieniać uczniów',
    paths: [],
    note: 'To prawo mają Administratorzy i Sekretariat.',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
