import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MatRoom } from '../MatRoom/MatRoom.tsx';
import { GuidedPage } from './GuidedPage.tsx';

const meta = {
  title: 'Layout/GuidedPage',
  tags: ['new'],
  component: GuidedPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    logo: <Logo name="Tatami" />,
    title: 'Układamy Twoje dojo',
    description: 'Pięć kroków, około dziesięciu minut. Możesz przerwać w każdej chwili.',
    picture: (
      <MatRoom
        mats={[
          { label: 'Klub', state: 'laid' },
          { label: 'Miejsca', state: 'laid' },
          { label: 'Grafik', state: 'current' },
          { label: 'Ludzie', state: 'ahead' },
          { label: 'Start', state: 'ahead' },
        ]}
      />
    ),
    stepsLabel: 'Kroki',
    doneLabel: 'gotowe',
    progress: 'Krok 3 z 5: Grafik',
    steps: [
      { label: 'Klub', note: 'Aikido Gdańsk', href: '#club', isDone: true },
      { label: 'Miejsca', note: '2 sale', href: '#places', isDone: true },
      { label: 'Grafik', note: '5 zajęć', href: '#timetable', isDone: false },
      { label: 'Ludzie', note: 'plik lub lista', href: '#people', isDone: false },
      { label: 'Zaproszenia i start', href: '#start', isDone: false },
    ],
    current: 2,
    heading: 'Kiedy ćwiczycie?',
    intro: 'Napisz tak, jak na kartce przy drzwiach: dni, godziny, nazwa, miejsce, kto prowadzi.',
    children: <p>Jeden wiersz to jedne zajęcia.</p>,
    back: <Button variant="quiet">Miejsca</Button>,
    outcome: '12 treningów w tygodniu, do 30 czerwca',
    actions: (
      <>
        <Button>Dokończę później</Button>
        <Button variant="primary">Dalej: ludzie</Button>
      </>
    ),
  },
} satisfies Meta<typeof GuidedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('navigation', { name: 'Kroki' });
    await expect(steps).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Grafik/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: /^Klub ?, gotowe/ })).toHaveAttribute('href', '#club');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kiedy ćwiczycie?');
  },
};

export const LongNames: Story = {
  args: {
    heading: 'Najprawdopodobniejszy rozkład zajęć Pomorskiego Stowarzyszenia Aikido',
    steps: [
      {
        label: 'Klub',
        note: 'Pomorskie Stowarzyszenie Propagatorów Aikido',
        href: '#club',
        isDone: true,
      },
      { label: 'Miejsca', href: '#places', isDone: false },
    ],
    current: 1,
  },
};
