import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { FocusPage } from './FocusPage.tsx';

const meta = {
  title: 'Layout/FocusPage',
  component: FocusPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    top: <Logo name="Tatami" size="large" />,
    children: (
      <EmptyState
        titleLevel={1}
        title="Nie ma takiej strony"
        description="Mogła zostać przeniesiona albo usunięta."
        action={<ButtonLink href="#home">Przejdź do pulpitu</ButtonLink>}
      />
    ),
    bottom: 'Klub Aikido Gdańsk',
  },
} satisfies Meta<typeof FocusPage>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
