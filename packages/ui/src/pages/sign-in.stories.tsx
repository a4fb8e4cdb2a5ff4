import type { Meta, StoryObj } from '@storybook/react-vite';
import { DojoScene } from '../components/DojoScene/DojoScene.tsx';
import {
  Banner,
  Button,
  Checkbox,
  FocusPage,
  Heading,
  Link,
  Logo,
  PasswordField,
  Stack,
  TextField,
} from '../index.ts';

function SignIn({ failed = false, sending = false }: { failed?: boolean; sending?: boolean }) {
  return (
    <FocusPage
      top={<Logo name="Aikido Gdańsk" size="large" />}
      bottom={<Link href="?lang=en">English</Link>}
      scene={<DojoScene />}
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack space={16}>
          <Heading level={1}>Onegai shimasu</Heading>
          {failed && <Banner tone="danger">Nieprawidłowa nazwa użytkownika lub hasło.</Banner>}
          <TextField label="Nazwa użytkownika" autoComplete="username" autoCapitalize="none" required />
          <PasswordField label="Hasło" autoComplete="current-password" required />
          <Checkbox label="Nie wylogowuj mnie na tym urządzeniu" />
          <Button variant="primary" type="submit" fullWidth loading={sending}>
            Zaloguj się
          </Button>
        </Stack>
      </form>
    </FocusPage>
  );
}

const meta = {
  title: 'Pages/SignIn',
  component: SignIn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { failed: true } };
export const Sending: Story = { args: { sending: true } };
