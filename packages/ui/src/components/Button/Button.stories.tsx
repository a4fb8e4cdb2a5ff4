import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckIcon, ChevronRightIcon, PlusIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './Button.css.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: {
    variant: { options: Object.keys(styles.variant), control: 'select' },
    size: { options: Object.keys(styles.size), control: 'select' },
  },
  args: { children: 'Zapisz', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline space={12}>
      <Button variant="primary" icon={PlusIcon}>
        Dodaj trening
      </Button>
      <Button icon={CheckIcon}>Wszyscy obecni</Button>
      <Button variant="quiet">Anuluj</Button>
      <Button variant="danger">Usuń dzień wolny</Button>
      <ButtonLink href="#terms" iconEnd={ChevronRightIcon}>
        Wszystkie treningi
      </ButtonLink>
    </Inline>
  ),
};

export const Small: Story = {
  render: () => (
    <Inline space={8}>
      <Button size="small" variant="primary" icon={PlusIcon}>
        Dodaj
      </Button>
      <Button size="small">Cofnij</Button>
      <Button size="small" variant="quiet">
        Więcej
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Zapisz/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline space={12}>
      <Button disabled>Zapisz</Button>
      <Button disabled variant="primary">
        Zapisz
      </Button>
      <Button disabled variant="quiet">
        Zapisz
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true, children: 'Zaloguj się' } };

export const LongNames: Story = {
  args: { children: 'Zgłoś nieobecność na wszystkich treningach do końca miesiąca', icon: CheckIcon },
};
