import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { codeSampleLabels } from '../../labels/pl.ts';
import { CodeSample } from './CodeSample.tsx';

const code = `import { Card, Text } from '@tatami/ui';

/** The next class. */
export function NextClass({ when }: { when: string }) {
  // One line is enough.
  return (
    <Card title="Najbliższy trening">
      <Text>{when}</Text>
    </Card>
  );
}
`;

const meta = {
  title: 'Data/CodeSample',
  tags: ['new'],
  component: CodeSample,
  args: { code, title: 'NextClass.tsx', labels: codeSampleLabels },
} satisfies Meta<typeof CodeSample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiuj' }));
    await expect(writeText).toHaveBeenCalledWith(code);
    await expect(await canvas.findByRole('button', { name: 'Skopiowano' })).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Kopiuj' })).toBeVisible();
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  },
};

export const LongLines: Story = {
  args: { code: `export const town = '${'Konstantynopolitańczykowianeczka'.repeat(8)}';\n`.repeat(30) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
