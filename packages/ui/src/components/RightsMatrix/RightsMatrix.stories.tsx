import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { rightsGroups, rightsSections } from '../../../.storybook/rights.ts';
import * as en from '../../labels/en.ts';
import * as pl from '../../labels/pl.ts';
import { RightsMatrix, type RightsSection } from './RightsMatrix.tsx';

const withCell = (
  sections: readonly RightsSection[],
  rowId: string,
  kind: 'read' | 'change' | 'own',
  cell: { held: boolean; locked?: string; pending?: boolean },
): RightsSection[] =>
  sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) =>
      row.id === rowId ? { ...row, cells: { ...row.cells, [kind]: cell } } : row,
    ),
  }));

/** Shows a change at once, as the page does. */
function Live(props: ComponentProps<typeof RightsMatrix>) {
  const [sections, setSections] = useState(props.sections);
  return (
    <RightsMatrix
      {...props}
      sections={sections}
      onChange={(rowId, kind, held) => {
        props.onChange(rowId, kind, held);
        setSections((before) => withCell(before, rowId, kind, { held }));
      }}
    />
  );
}

const meta = {
  title: 'Data/RightsMatrix',
  tags: ['new'],
  component: RightsMatrix,
  parameters: { layout: 'padded' },
  render: (args) => <Live {...args} />,
  args: {
    groups: rightsGroups,
    defaultGroup: 'office',
    sections: rightsSections.slice(0, 1),
    labels: pl.rightsMatrixLabels,
    onChange: fn(),
    onGroupChange: fn(),
  },
} satisfies Meta<typeof RightsMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { sections: rightsSections } };

export const Switching: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a switch is in force at once', async () => {
      const exam = canvas.getByRole('switch', { name: 'Egzaminy: zmiana' });
      await expect(exam).not.toBeChecked();
      await userEvent.click(exam);
      await expect(args.onChange).toHaveBeenLastCalledWith('exam', 'change', true);
      await expect(exam).toBeChecked();
    });
    await step('what does not apply has none, and says so', async () => {
      await expect(canvas.queryByRole('switch', { name: 'Egzaminy: własne' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('row', { name: /^Egzaminy/ })).toHaveTextContent('nie dotyczy');
    });
    await step('another group is a press or an arrow away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Instruktorzy/ }));
      await expect(args.onGroupChange).toHaveBeenLastCalledWith('instructors');
      await expect(canvas.getByRole('table', { name: 'Instruktorzy: co wolno' })).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onGroupChange).toHaveBeenLastCalledWith('members');
    });
  },
};

/** The window is wide, and the matrix is not: people stand beside it. */
export const InLittleRoom: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ width: '430px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [name, ...kinds] = canvas.getAllByRole('columnheader');
    const widthOfKinds = kinds.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
    await expect(name?.offsetWidth).toBeGreaterThan(widthOfKinds);
  },
};

export const LockedGroup: Story = {
  args: { defaultGroup: 'administrators' },
  play: async ({ args, canvas }) => {
    const right = canvas.getByRole('switch', { name: 'Uczniowie: zmiana' });
    await expect(right).toHaveAccessibleDescription(/zawsze mogą wszystko/);
    await userEvent.click(right);
    await expect(right).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const brought = 'Kto może zmieniać, może też podglądać.';

export const LockedRight: Story = {
  args: {
    sections: withCell(rightsSections.slice(0, 1), 'student', 'read', { held: true, locked: brought }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Uczniowie: podgląd' })).toHaveAccessibleDescription(
      brought,
    );
    await expect(canvas.getByRole('switch', { name: 'Uczniowie: zmiana' })).not.toHaveAttribute(
      'aria-readonly',
      'true',
    );
  },
};

const everybody = 'Swoje każdy przegląda bez prawa z grupy.';

export const LockedInSeveralRows: Story = {
  args: {
    sections: withCell(
      withCell(rightsSections.slice(0, 1), 'presence', 'own', { held: true, locked: everybody }),
      'homework',
      'own',
      { held: true, locked: everybody },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(everybody)).toHaveLength(1);
    for (const name of ['Obecności: własne', 'Prace domowe: własne'])
      await expect(canvas.getByRole('switch', { name })).toHaveAccessibleDescription(everybody);
  },
};

export const Saving: Story = {
  args: { sections: withCell(rightsSections.slice(0, 1), 'exam', 'change', { held: true, pending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Egzaminy: zmiana' }).closest('td')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Asked: Story = {
  args: { asked: { rowId: 'student', kind: 'change' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Uczniowie: zmiana' })).toHaveAccessibleDescription(
      'o to prawo pytasz',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: Asked.args ?? {} };
export const English: Story = { args: { labels: en.rightsMatrixLabels }, globals: { language: 'en' } };

/** The name of a group is one word still on the narrowest phone. */
export const Narrowest: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { groups: rightsGroups.map((group) => ({ ...group, name: 'Współadministratorzy' })) },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText('Współadministratorzy', { selector: 'label *' }))
      await expect(name.clientHeight).toBeLessThan(30);
  },
};
