import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DojoScene } from '../DojoScene/DojoScene.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FocusPage } from './FocusPage.tsx';

const meta = {
  title: 'Layout/FocusPage',
  component: FocusPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    top: <Logo name="Aikido Gdańsk" size="large" />,
    scene: <DojoScene />,
    children: (
      <Card>
        <Stack space={16}>
          <Stack space={8}>
            <Heading level={1}>Onegai shimasu</Heading>
            <Text tone="muted">Proszę o wspólny trening. Zaloguj się, żeby zacząć.</Text>
          </Stack>
          <TextField label="Nazwa użytkownika lub e-mail" />
          <Button variant="primary" fullWidth>
            Zaloguj się
          </Button>
        </Stack>
      </Card>
    ),
    bottom: (
      <Button variant="quiet" size="small" lang="en">
        EN
      </Button>
    ),
  },
} satisfies Meta<typeof FocusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page until its scene is there: the place of it is kept, and nothing else is missing. */
export const BeforeItsScene: Story = {
  args: { scene: undefined },
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole('main').getBoundingClientRect();
    const place = canvasElement.querySelector('header')?.previousElementSibling?.getBoundingClientRect();
    const { top = 0, bottom = 0, left = 0, right = 0 } = place ?? {};
    await expect(bottom - top).toBeGreaterThan(100);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // Above the form or on one side of it, never under it.
    await expect(bottom <= form.top || right <= form.left || left >= form.right).toBe(true);
  },
};

/** A name and words that take several lines. */
export const LongNames: Story = {
  args: {
    top: <Logo name="Gdańskie Stowarzyszenie Miłośników Sztuk Walki „Przymorze”" size="large" />,
    children: (
      <Notice
        title="Zgłoś się do administratora"
        description="Ten klub nie wysyła e-maili. Odnośnik do ustawienia hasła czeka na serwerze klubu."
        action={<ButtonLink href="#again">Poproś jeszcze raz</ButtonLink>}
      />
    ),
  },
};
