import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BoldIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SourceEditor, type SourceHandle } from './SourceEditor.tsx';

const meta = {
  title: 'Forms/SourceEditor',
  tags: ['new'],
  component: SourceEditor,
  args: {
    label: 'Treść',
    lang: 'pl',
    value:
      '## Jo: kij, który uczy odległości\n\nJo ma **128 centymetrów**, sięga *mniej więcej* do pachy.\n\n> Miecz nie poprawia postawy.\n\n- [Hala Przymorze](/gdzie)',
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SourceEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof SourceEditor>) {
  const [value, setValue] = useState(first);
  const source = useRef<SourceHandle>(null);
  return (
    <Stack space={8}>
      <div>
        <IconButton icon={BoldIcon} label="Pogrubienie" onClick={() => source.current?.mark('bold')} />
      </div>
      <SourceEditor
        {...rest}
        ref={source}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </Stack>
  );
}

/** The field lies in a tree of its own. */
const fieldIn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const host = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
    const field = host?.shadowRoot?.querySelector<HTMLElement>('[role="textbox"]');
    if (!field) throw new Error('There is no field.');
    return field;
  });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldIn(canvasElement);
    await expect(field).toHaveAttribute('aria-label', 'Treść');
    await expect(field).toHaveAttribute('aria-multiline', 'true');
    await expect(field).toHaveAttribute('lang', 'pl');
  },
};

export const Written: Story = {
  args: { value: '' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = await fieldIn(canvasElement);
    field.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pogrubienie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('****');
  },
};
