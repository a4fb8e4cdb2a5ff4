import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './Text.css.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  argTypes: {
    size: { options: Object.keys(styles.size), control: 'select' },
    weight: { options: Object.keys(styles.weight), control: 'select' },
    tone: { options: Object.keys(styles.tone), control: 'select' },
    align: { options: Object.keys(styles.align), control: 'select' },
  },
  args: { children: 'Zażółć gęślą jaźń: trening w środę o 18:30.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack space={8}>
      <Text size="figure" weight="strong" tabular>
        128
      </Text>
      <Text size="large">Duży: najbliższy trening</Text>
      <Text>Zwykły: w dojo przy ulicy Grunwaldzkiej</Text>
      <Text size="small">Mały: prowadzi Paweł Dąbrowski</Text>
      <Text size="caption">Podpis: 12 z 20 miejsc</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space={4}>
      <Text tone="muted">Przygaszony</Text>
      <Text tone="accent">Wyróżniony</Text>
      <Text tone="success">Udało się</Text>
      <Text tone="warning">Uwaga</Text>
      <Text tone="danger">Błąd</Text>
    </Stack>
  ),
};

/** A moment that a program can read too, and words that say more of something else. */
export const AsOtherElements: Story = {
  render: () => (
    <Stack space={8} align="start">
      <Text as="time" dateTime="2026-11-25T18:30" weight="medium">
        Środa, 25 listopada, 18:30
      </Text>
      <Button aria-describedby="who-is-told">Wypisz się</Button>
      <Text id="who-is-told" size="small" tone="muted">
        Dowie się o tym instruktor.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Dowie się o tym instruktor.');
  },
};

export const Truncated: Story = {
  args: { truncate: true, children: 'Przygotowanie do egzaminu na pierwszy stopień mistrzowski '.repeat(6) },
};

export const Prose: Story = {
  args: {
    prose: true,
    children: 'Proszę zabrać bokken.\nZbiórka kwadrans wcześniej, '.concat(
      'bo sala jest otwierana tylko raz. '.repeat(5),
    ),
  },
};
