import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { faces } from '../../../.storybook/faces.ts';
import { groupHues } from '../../theme/groups.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { ClassAnswer, NextClass, OtherAnswer, OtherAnswers } from './NextClass.tsx';

type Props = ComponentProps<typeof NextClass>;

function Answered(props: Props & { first?: string }) {
  const { first, ...rest } = props;
  const [said, setSaid] = useState(first);
  return (
    <NextClass {...rest}>
      <ClassAnswer
        group={rest.group}
        said={said}
        undo="Cofnij"
        onPress={() => setSaid(said ? undefined : 'Do zobaczenia!')}
      >
        Będę
      </ClassAnswer>
      {!said && (
        <OtherAnswers>
          <OtherAnswer>Dziś nie dam rady</OtherAnswer>
        </OtherAnswers>
      )}
    </NextClass>
  );
}

const [leader] = faces;

const meta = {
  title: 'Training/NextClass',
  tags: ['new'],
  component: NextClass,
  render: (args) => <Answered {...args} />,
  args: {
    group: 'adult',
    when: 'Dziś, za 3 godz. 10 min',
    start: '18:30',
    end: 'do 20:00',
    title: 'Dorośli – początkujący',
    href: '#trening',
    face: leader && <Avatar {...leader} size={36} />,
    leader: 'Prowadzi Tomasz Zawadzki',
    place: 'Dojo Wrzeszcz, sala A',
    people: <AvatarGroup people={faces} label="12 osób będzie" most={6} onField />,
  },
} satisfies Meta<typeof NextClass>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const answer = canvas.getByRole('button', { name: 'Będę' });
    const { top, height } = answer.getBoundingClientRect();
    await step('it is larger than a thumb', async () => {
      await expect(height).toBeGreaterThanOrEqual(54);
    });
    await step('a press says it, where it is; the focus stays, and what was said is read out', async () => {
      await userEvent.click(answer);
      await expect(canvas.getByRole('status')).toHaveTextContent('Do zobaczenia!');
      const undo = canvas.getByRole('button', { name: 'Cofnij' });
      await expect(undo).toHaveFocus();
      await expect(Math.abs(undo.getBoundingClientRect().top - top)).toBeLessThan(8);
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Będę' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const Said: Story = { render: (args) => <Answered {...args} first="Do zobaczenia!" /> };

export const EveryGroup: Story = {
  render: (args) => (
    <Columns layout={3} from="tablet" space={16}>
      {(Object.keys(groupHues) as Props['group'][]).map((group) => (
        <Answered key={group} {...args} group={group} title={`${args.title} (${group})`} />
      ))}
    </Columns>
  ),
};

export const Cancelled: Story = {
  args: { struck: true, note: 'Odwołany: awaria ogrzewania', people: undefined },
  render: (args) => <NextClass {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Odwołany: awaria ogrzewania')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Przygotowanie do egzaminu na pierwszy stopień mistrzowski dla zaawansowanych',
    leader: 'Prowadzi Konstantynopolitańczykowianeczka Brzęczyszczykiewicz-Łękołodzka',
    place: 'Uniwersyteckie Centrum Sportowe w Gdańsku-Przymorzu, sala im. Olimpijczyków',
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
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
