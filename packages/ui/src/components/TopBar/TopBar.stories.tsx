import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogInIcon, LogOutIcon, UserIcon } from '../../icons/icons.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '96px' } } },
  args: { logo: <Logo name="Tatami" href="/dashboard" /> },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bar in a `Shell` with a menu has the menu’s toggle too. */
export const SignedIn: Story = {
  args: {
    children: (
      <>
        <ButtonLink variant="quiet" href="/adm/profile" icon={UserIcon}>
          Paweł
        </ButtonLink>
        <ButtonLink variant="quiet" href="/logout" icon={LogOutIcon}>
          Wyloguj
        </ButtonLink>
      </>
    ),
  },
};

export const SignedOut: Story = {
  args: {
    children: (
      <ButtonLink variant="primary" href="/login" icon={LogInIcon}>
        Zaloguj
      </ButtonLink>
    ),
  },
};
