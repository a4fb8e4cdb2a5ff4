import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { labels } from '../../labels/pl.ts';
import { type LinkComponentProps, UiProvider } from '../../provider/UiProvider.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Link.css.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  argTypes: { tone: { options: Object.keys(styles.tone), control: 'select' } },
  args: { href: '#student', children: 'Agnieszka Adamska' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };

export const InText: Story = {
  render: (args) => (
    <Text>
      Trening prowadzi <Link {...args} />, zastępuje ją <Link href="#other">Paweł Dąbrowski</Link>.
    </Text>
  ),
};

const navigate = fn();

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

export const ThroughARouter: Story = {
  render: (args) => (
    <UiProvider labels={labels} locale="pl" link={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('#student');
  },
};
