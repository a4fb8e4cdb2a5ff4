import { Button } from '../Button/Button.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FieldGroup } from '../Field/Field.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TableColumn } from './column.ts';
import type { TableLabels } from './labels.ts';
import { type FilterValue, type TableView, withFilter } from './view.ts';

interface FilterDrawerProps<Row> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: TableLabels;
  columns: readonly TableColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** Narrows the rows, column by column; the table follows at once. */
export function FilterDrawer<Row>({
  open,
  onOpenChange,
  labels,
  columns,
  view,
  onViewChange,
}: FilterDrawerProps<Row>) {
  return (
    <Drawer
      {...{ open, onOpenChange }}
      title={labels.filters}
      actions={
        <Button onClick={() => onViewChange({ ...view, search: '', filters: {} })}>
          {labels.clearFilters}
        </Button>
      }
    >
      <Stack space={20}>
        {columns.map((column) => (
          <ColumnFilterField
            key={column.id}
            {...{ labels, column }}
            value={view.filters[column.id] ?? {}}
            onChange={(filter) => onViewChange(withFilter(view, column.id, filter))}
          />
        ))}
      </Stack>
    </Drawer>
  );
}

interface ColumnFilterFieldProps<Row> {
  labels: TableLabels;
  column: TableColumn<Row>;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

function ColumnFilterField<Row>({ labels, column, value, onChange }: ColumnFilterFieldProps<Row>) {
  const { header, filter } = column;
  if (filter === 'text') {
    return (
      <TextField
        label={header}
        value={value.contains ?? ''}
        onValueChange={(contains) => onChange({ contains })}
      />
    );
  }
  if (filter === 'number') {
    const bound = (end: 'from' | 'to') => {
      const { [end]: own, ...other } = value;
      return {
        value: typeof own === 'number' ? own : null,
        onValueChange: (next: number | null) => onChange(next === null ? other : { ...other, [end]: next }),
      };
    };
    return (
      <FieldGroup label={header}>
        <Columns layout={2} from="always" space={12}>
          <NumberField
            label={labels.from(header)}
            labelHidden
            placeholder={labels.from('')}
            {...bound('from')}
          />
          <NumberField label={labels.to(header)} labelHidden placeholder={labels.to('')} {...bound('to')} />
        </Columns>
      </FieldGroup>
    );
  }
  if (filter === 'date') {
    const bound = (end: 'from' | 'to') => ({
      value: String(value[end] ?? ''),
      onValueChange: (next: string) => onChange({ ...value, [end]: next }),
    });
    return (
      <FieldGroup label={header}>
        <Columns layout={2} from="always" space={12}>
          <DateField label={labels.from(header)} labelHidden {...bound('from')} />
          <DateField label={labels.to(header)} labelHidden {...bound('to')} />
        </Columns>
      </FieldGroup>
    );
  }
  if (!filter) return null;
  return (
    <FieldGroup label={header}>
      <FilterChips
        label={header}
        chips={filter.choices}
        wrap
        selected={value.oneOf ?? []}
        onSelectedChange={(oneOf) => onChange({ oneOf })}
      />
    </FieldGroup>
  );
}
