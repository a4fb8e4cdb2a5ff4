import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formLabels } from '../../labels/pl.ts';
import { Banner } from '../Banner/Banner.tsx';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { Text } from '../Text/Text.tsx';
import { FormDrawer } from './FormDrawer.tsx';

const onSubmit = fn();

function Shown(props: ComponentProps<typeof FormDrawer>) {
  const [shown, setShown] = useState(props.views?.shown);
  return <FormDrawer {...props} views={props.views && { ...props.views, shown, onShow: setShown }} />;
}

const meta = {
  title: 'Overlays/FormDrawer',
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  tags: ['new'],
  component: FormDrawer,
  render: (args) => <Shown {...args} />,
  beforeEach: () => onSubmit.mockClear(),
  args: {
    title: 'Bokken dębowy, 102 cm',
    submitLabel: 'Zapisz',
    onClose: fn(),
    children: (id) => (
      <RecordForm
        id={id}
        rows={[{ fields: [{ kind: 'text', name: 'name', label: 'Nazwa', required: true }] }]}
        values={{ name: 'Bokken dębowy, 102 cm' }}
        onValueChange={() => {}}
        onSubmit={onSubmit}
        labels={formLabels}
      />
    ),
  },
} satisfies Meta<typeof FormDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What can’t be changed any more. */
export const ToBeRead: Story = {
  args: {
    submitLabel: undefined,
    description: 'Tej rzeczy nie ma już w klubie.',
    children: (id) => (
      <RecordForm
        id={id}
        rows={[{ fields: [{ kind: 'text', name: 'name', label: 'Nazwa', readOnly: true }] }]}
        values={{ name: 'Bokken dębowy, 102 cm' }}
        onValueChange={() => {}}
        labels={formLabels}
      />
    ),
  },
  play: async () => {
    const name = screen.getByRole('textbox', { name: 'Nazwa' });
    await userEvent.type(name, 'x{Enter}');
    await expect(name).toHaveValue('Bokken dębowy, 102 cm');
    await expect(screen.queryByRole('button', { name: 'Anuluj' })).not.toBeInTheDocument();
  },
};

export const WithViews: Story = {
  args: {
    views: {
      formLabel: 'Dane',
      tabs: [{ value: 'history', label: 'Historia zmian', content: <Text>Nikt nic nie zmienił.</Text> }],
      shown: undefined,
      onShow: () => {},
    },
  },
  play: async ({ step }) => {
    await step('beside another view there is nothing to save', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Historia zmian' }));
      await expect(screen.queryByRole('button', { name: 'Zapisz' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('tab', { name: 'Dane' }));
      await expect(screen.getByRole('button', { name: 'Zapisz' })).toBeVisible();
    });
  },
};

/** What a form would make stays above the buttons, however long the form is. */
export const WithPreview: Story = {
  args: {
    preview: (
      <Banner tone="info" title="12 treningów">
        Pominięto dni wolne: 11 listopada (Narodowe Święto Niepodległości).
      </Banner>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Bokken dębowy, 102 cm' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('12 treningów');
  },
};

const fieldNames = Array.from({ length: 16 }, (_, at) => `Pole ${at + 1}`);

function Growing(props: ComponentProps<typeof FormDrawer>) {
  const [values, setValues] = useState<Record<string, unknown>>({});
  return (
    <FormDrawer
      {...props}
      preview={
        Object.keys(values).length > 0 && (
          <Banner tone="info" title="12 treningów">
            {'O tej porze ktoś już jest w tej sali. '.repeat(8)}
          </Banner>
        )
      }
    >
      {(id) => (
        <RecordForm
          id={id}
          rows={fieldNames.map((label) => ({ fields: [{ kind: 'text', name: label, label }] }))}
          values={values}
          onValueChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          onSubmit={onSubmit}
          labels={formLabels}
        />
      )}
    </FormDrawer>
  );
}

/** What is being filled in stays above what its filling in has made grow. */
export const PreviewGrows: Story = {
  render: (args) => <Growing {...args} />,
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Bokken dębowy, 102 cm' });
    const fields = within(dialog).getAllByRole('textbox');
    const footTop = () =>
      within(dialog).getByRole('button', { name: 'Anuluj' }).parentElement?.offsetTop ?? 0;
    const bottomOf = (field: HTMLElement | undefined) =>
      (field?.getBoundingClientRect().bottom ?? 0) - dialog.getBoundingClientRect().top;
    const lowest = fields.findLast((field) => bottomOf(field) < footTop());
    lowest?.focus();
    await userEvent.keyboard('a');
    await expect(await within(dialog).findByText('12 treningów')).toBeVisible();
    await waitFor(() => expect(bottomOf(lowest)).toBeLessThan(footTop()));
    await expect(lowest).toHaveFocus();
  },
};

export const Saving: Story = { args: { saving: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
