import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShieldIcon, SuccessIcon } from '../../icons/icons.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  tags: ['new'],
  component: Notice,
  args: {
    icon: ShieldIcon,
    title: 'Nie udało się zalogować',
    description: 'Nieprawidłowa nazwa użytkownika lub hasło.',
    action: (
      <>
        <ButtonLink href="/login" variant="primary">
          Spróbuj ponownie
        </ButtonLink>
        <ButtonLink href="/reset">Nie pamiętam hasła</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nie udało się zalogować');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Done: Story = {
  args: { icon: SuccessIcon, title: 'Gotowe', description: 'Możesz się teraz zalogować.' },
};
export const UnderWay: Story = {
  args: { icon: Spinner, title: 'Wylogowujemy', description: undefined, action: undefined },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Small: Story = { args: { size: 'small' } };
