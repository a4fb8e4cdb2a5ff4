import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Heading.css.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  argTypes: { size: { options: Object.keys(styles.size), control: 'select' } },
  args: { level: 1, children: 'Treningi' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack space={12}>
      <Heading level={1}>Aikido dorośli</Heading>
      <Heading level={2}>Lista obecności</Heading>
      <Heading level={3}>Opiekunowie</Heading>
      <Heading level={4}>Kontakt w nagłym wypadku</Heading>
    </Stack>
  ),
};

/** A heading names its section, and a page that has come to it can move the focus there. */
export const NamesASection: Story = {
  render: () => (
    <section aria-labelledby="guardians">
      <Heading level={2} id="guardians" tabIndex={-1}>
        Opiekunowie
      </Heading>
      <Text>Ewa Nowak i Jan Nowak</Text>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Opiekunowie' })).toBeVisible();
    const heading = canvas.getByRole('heading');
    heading.focus();
    await expect(heading).toHaveFocus();
    heading.blur();
  },
};

export const LongNames: Story = {
  args: {
    children:
      'Przygotowanie do egzaminu na pierwszy stopień mistrzowski w Dolnośląskim Stowarzyszeniu Aikido',
  },
};
