import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LineEditor, type LineEditorHandle, type LineEditorProps } from './LineEditor.tsx';

const text = `pon śr pt 16:30–17:30 Pierwsze kroki Dojo Wrzeszcz, Wolska
pon śr pt 17:45–19:00 Młodzież Dojo Wrzeszcz, Grzenkowicz
sob 10:00–12:00 Jo i bokken Hala Zaspa, Osiński
wt 19:00–18:00 Początkujący Dojo Wrzeszcz`;

const at = (line: number, part: string, tone: 'subject' | 'asked' | 'wrong') => {
  const from = text.split('\n')[line]?.indexOf(part) ?? 0;
  return { from, to: from + part.length, tone };
};

const hall = at(2, 'Hala Zaspa', 'asked');

function Demo(props: LineEditorProps) {
  const [value, setValue] = useState(props.value);
  const editor = useRef<LineEditorHandle>(null);
  return (
    <Stack space={12}>
      <LineEditor {...props} ref={editor} value={value} onValueChange={setValue} />
      <div>
        <Button size="small" onClick={() => editor.current?.select(2, hall.from, hall.to)}>
          Pokaż „Hala Zaspa”
        </Button>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Forms/LineEditor',
  tags: ['new'],
  component: LineEditor,
  render: (args) => <Demo {...args} />,
  args: {
    label: 'Grafik',
    hint: 'Jeden wiersz to jedne zajęcia.',
    value: text,
    onValueChange: () => {},
    lines: [
      { group: 'kids', marks: [at(0, 'Pierwsze kroki', 'subject')] },
      { group: 'youth', marks: [at(1, 'Młodzież', 'subject')] },
      { group: 'weapons', marks: [at(2, 'Jo i bokken', 'subject'), hall] },
      { marks: [at(3, '19:00–18:00', 'wrong')] },
    ],
  },
} satisfies Meta<typeof LineEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Grafik' });
    await step('what is drawn stands behind the very letters', async () => {
      const behind = canvasElement.querySelector('[aria-hidden] > div')?.parentElement as HTMLElement;
      await expect(behind.getBoundingClientRect().height).toBeCloseTo(area.getBoundingClientRect().height, 0);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    });
    await step('a part can be shown from outside', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pokaż „Hala Zaspa”' }));
      await expect(area).toHaveFocus();
      await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Hala Zaspa');
    });
    await step('it is written in as in any text', async () => {
      await userEvent.type(area, '\nwt czw 7:00–8:00');
      await expect(area.value.split('\n')).toHaveLength(5);
    });
  },
};

export const Empty: Story = {
  args: { value: '', lines: [], placeholder: 'pon śr pt 16:30–17:30 Pierwsze kroki Dojo Wrzeszcz' },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: '320px' }}>
      <Demo {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const behind = canvasElement.querySelector('[aria-hidden] > div')?.parentElement as HTMLElement;
    // Both break where the other does.
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await expect(area.scrollHeight).toBe(behind.scrollHeight);
  },
};
