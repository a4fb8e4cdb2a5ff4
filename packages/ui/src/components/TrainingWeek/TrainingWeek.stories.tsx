import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TrainingWeek, type WeekDayLook } from './TrainingWeek.tsx';

const names = ['pn', 'wt', 'śr', 'cz', 'pt', 'sb', 'nd'];
const long = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];
const words: Record<WeekDayLook, string> = {
  done: 'na macie',
  planned: 'zapowiedź',
  open: 'trening',
  none: 'bez treningu',
};
const week = (...looks: WeekDayLook[]) =>
  looks.map((look, at) => ({
    day: `2026-11-${23 + at}`,
    name: names[at] ?? '',
    text: `${long[at]}: ${words[look]}`,
    look,
  }));

const meta = {
  title: 'Training/TrainingWeek',
  tags: ['new'],
  component: TrainingWeek,
  args: {
    group: 'adult',
    done: 1,
    planned: 1,
    goal: 3,
    of: 'z 3',
    title: 'Jeszcze dwa do celu',
    description: '13 tygodni z rzędu na macie',
    days: week('done', 'planned', 'none', 'open', 'none', 'none', 'none'),
    today: '2026-11-24',
  },
} satisfies Meta<typeof TrainingWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const week = canvas.getByRole('region', { name: 'Jeszcze dwa do celu' });
    await expect(week).toHaveTextContent(/1\s*z 3/);
    const days = canvas.getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[0]).toHaveTextContent('poniedziałek: na macie');
    await expect(days[1]).toHaveAttribute('aria-current', 'date');
    const looks = [...week.querySelectorAll('circle')].map((each) => each.dataset.look);
    await expect(looks).toEqual(['done', 'planned', 'none']);
  },
};

/** Nothing yet; a goal of one; reached; and more than that. */
export const EveryState: Story = {
  render: (args) => (
    <Stack space={24}>
      <TrainingWeek
        {...args}
        done={0}
        planned={0}
        title="Pierwszy tydzień na macie"
        description={undefined}
      />
      <TrainingWeek {...args} group="kids" goal={1} of="z 1" planned={0} title="Cel tygodnia osiągnięty" />
      <TrainingWeek
        {...args}
        group="weapons"
        goal={4}
        of="z 4"
        done={4}
        planned={0}
        title="Cztery z czterech"
      />
      <TrainingWeek
        {...args}
        group="youth"
        goal={2}
        of="z 2"
        done={3}
        title="Trzy treningi, o jeden więcej"
      />
    </Stack>
  ),
};

export const LittleRoom: Story = {
  args: { title: 'Jeszcze dwadzieścia dwa treningi do tygodniowego celu' },
  decorators: [
    (Story) => (
      <div style={{ width: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const week = canvas.getByRole('region');
    await expect(week.scrollWidth).toBeLessThanOrEqual(week.clientWidth);
  },
};
