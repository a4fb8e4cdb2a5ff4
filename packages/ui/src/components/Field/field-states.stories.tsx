import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { dateRangePickerLabels, fileUploadLabels, pickerLabels } from '../../labels/pl.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

interface State {
  required?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

const sections = [
  { value: 'kids', label: 'dzieci' },
  { value: 'adult', label: 'dorośli' },
];
const people = [
  { id: 'adamska', label: 'Adamska Agnieszka' },
  { id: 'bak', label: 'Bąk Michał' },
];
const consent = new File(['zgoda'], 'zgoda.pdf');

/** Every field of the library with a value in it. */
const fields: readonly ((state: State) => ReactNode)[] = [
  (state) => <TextField {...state} label="Nazwa" defaultValue="Aikido dorośli" />,
  (state) => <PasswordField {...state} label="Hasło" autoComplete="new-password" defaultValue="tajne" />,
  (state) => <NumberField {...state} label="Miejsca" defaultValue={24} />,
  (state) => <CodeField {...state} label="Kod" defaultValue="123456" />,
  (state) => <DateField {...state} labels={pickerLabels} label="Dzień" defaultValue="2026-11-20" />,
  (state) => <TimeField {...state} labels={pickerLabels} label="Początek" defaultValue="18:30" />,
  (state) => (
    <DateRangePicker
      {...state}
      label="Obóz"
      labels={dateRangePickerLabels}
      defaultValue={{ from: '2026-07-06', to: '2026-07-17' }}
    />
  ),
  (state) => <Select {...state} label="Sekcja" options={sections} defaultValue="adult" />,
  (state) => (
    <Combobox {...state} label="Uczeń" options={people} defaultValue={people[0]} onQueryChange={() => {}} />
  ),
  (state) => (
    <MultiSelect
      {...state}
      label="Komisja"
      options={people}
      defaultValue={people}
      removeLabel={({ label }) => `Usuń: ${label}`}
    />
  ),
  (state) => <TextArea {...state} label="Uwagi" defaultValue="Proszę zabrać bokken." />,
  (state) => <RadioGroup {...state} label="Dla kogo" options={sections} defaultValue="kids" />,
  (state) => <SegmentedControl {...state} label="Grupa" options={sections} defaultValue="kids" />,
  (state) => <Rating {...state} label="Ocena" starLabel={(count) => `${count} z 5`} defaultValue={3} />,
  ({ required: _, ...state }) => <Slider {...state} label="Minuty" min={15} max={120} defaultValue={90} />,
  (state) => <ColorPicker {...state} label="Pas" codeLabel="Kod koloru" defaultValue="#22c55e" />,
  (state) => <FileUpload {...state} label="Zgoda" labels={fileUploadLabels} value={[consent]} />,
  (state) => <Checkbox {...state} label="Liczy się do stopnia" defaultChecked />,
  ({ required: _, ...state }) => <Switch {...state} label="Powiadamiaj" defaultChecked />,
];

function FieldStates(state: State) {
  return (
    <Columns layout={2} space={24} align="start">
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places
        <div key={index}>{field(state)}</div>
      ))}
    </Columns>
  );
}

const meta = {
  title: 'Forms/States',
  component: FieldStates,
  tags: ['!autodocs'],
} satisfies Meta<typeof FieldStates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Required: Story = { args: { required: true } };
export const WithHelp: Story = { args: { hint: 'Widzą to prowadzący.' } };
export const Invalid: Story = { args: { required: true, error: 'Sprawdź jeszcze raz.' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const control of canvasElement.querySelectorAll('input, select, textarea, button'))
      await expect(control).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement, step }) => {
    const valuesOf = () =>
      [...canvasElement.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((control) =>
        ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value,
      );
    const before = valuesOf();
    await step('every value is there to be read', async () => {
      await expect(canvas.getByLabelText('Sekcja')).toHaveDisplayValue('dorośli');
      await expect(canvas.getByRole('combobox', { name: 'Uczeń' })).toHaveDisplayValue('Adamska Agnieszka');
      await expect(canvas.getByText('Bąk Michał')).toBeVisible();
      await expect(canvas.getByText('zgoda.pdf')).toBeVisible();
    });
    await step('and neither the pointer nor the keyboard changes one', async () => {
      await userEvent.click(canvas.getByLabelText('Liczy się do stopnia'));
      await userEvent.click(canvas.getByLabelText('Powiadamiaj'));
      await userEvent.click(canvas.getAllByLabelText('dorośli')[0] as HTMLElement);
      await userEvent.click(canvas.getByLabelText('5 z 5'));
      for (const name of ['Nazwa', 'Miejsca', 'Dzień', 'Początek', 'Uczeń', 'Komisja', 'Minuty', 'Sekcja']) {
        canvas.getByLabelText(name, { selector: 'input, select' }).focus();
        await userEvent.keyboard('{ArrowUp}{ArrowDown}9{Backspace}');
      }
      await expect(valuesOf()).toEqual(before);
      await expect(canvas.queryByRole('option', { name: 'Bąk Michał' })).not.toBeInTheDocument();
    });
  },
};

/** The other style of fields, which a person may choose. */
export const Filled: Story = { globals: { inputStyle: 'filled' } };
export const FilledInvalid: Story = { ...Invalid, globals: { inputStyle: 'filled' } };
export const FilledDisabled: Story = { ...Disabled, globals: { inputStyle: 'filled' } };
