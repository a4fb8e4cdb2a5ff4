'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TableColumn } from './column.ts';
import * as styles from './DataTable.css.ts';
import type { TableLabels } from './labels.ts';
import { withPlainColumns } from './use-columns.ts';
import { inOrder, moved, readView, type SavedViews, type TableView, withSaved, withWidth } from './view.ts';

interface ViewDrawerProps<Row> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: TableLabels;
  columns: readonly TableColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  views: SavedViews | undefined;
  /** The column that takes what the others leave it. */
  takesRest: string | undefined;
}

/** What to choose from without a drag, in pixels. */
const widths = { narrow: 96, medium: 176, wide: 320 };

/** Which columns there are, in which order and how wide, and the views that were given a name. */
export function ViewDrawer<Row>({
  open,
  onOpenChange,
  labels,
  columns,
  view,
  onViewChange,
  views,
  takesRest,
}: ViewDrawerProps<Row>): ReactNode {
  const order = inOrder(
    columns.map(({ id }) => id),
    view.order,
  );
  const shownCount = order.filter((id) => !view.hidden.includes(id)).length;
  const toggle = (id: string, isShown: boolean) =>
    onViewChange({
      ...view,
      hidden: isShown ? view.hidden.filter((other) => other !== id) : [...view.hidden, id],
    });
  return (
    <Drawer
      {...{ open, onOpenChange }}
      title={labels.view}
      actions={<Button onClick={() => onViewChange(withPlainColumns(view))}>{labels.resetView}</Button>}
    >
      <Stack space={24}>
        <FieldGroup label={labels.columns}>
          <ul>
            {order.map((id, at) => {
              const header = columns.find((column) => column.id === id)?.header ?? id;
              const isShown = !view.hidden.includes(id);
              return (
                <li key={id} className={styles.choice}>
                  <Checkbox
                    label={header}
                    checked={isShown}
                    disabled={isShown && shownCount === 1}
                    onCheckedChange={(next) => toggle(id, next)}
                  />
                  <span className={styles.choiceActions}>
                    {isShown && id !== takesRest && (
                      <WidthChoice
                        label={labels.width(header)}
                        names={labels.widths}
                        width={view.widths[id]}
                        onWidthChange={(width) => onViewChange(withWidth(view, id, width))}
                      />
                    )}
                    <IconButton
                      size="small"
                      icon={ArrowUpIcon}
                      label={labels.moveEarlier(header)}
                      disabled={at === 0}
                      onClick={() => onViewChange({ ...view, order: moved(order, id, -1) })}
                    />
                    <IconButton
                      size="small"
                      icon={ArrowDownIcon}
                      label={labels.moveLater(header)}
                      disabled={at === order.length - 1}
                      onClick={() => onViewChange({ ...view, order: moved(order, id, 1) })}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        </FieldGroup>
        {views && <Saved {...{ labels, view, onViewChange }} {...views} />}
      </Stack>
    </Drawer>
  );
}

interface WidthChoiceProps {
  label: string;
  names: TableLabels['widths'];
  /** The width in pixels; `undefined` is the column’s own. */
  width: number | undefined;
  onWidthChange: (width: number | undefined) => void;
}

/** What a drag of the head's edge does, for whoever can't drag. A width that was dragged is there too. */
function WidthChoice({ label, names, width, onWidthChange }: WidthChoiceProps) {
  const known = [
    { value: '', label: names.own },
    ...(['narrow', 'medium', 'wide'] as const).map((name) => ({
      value: String(widths[name]),
      label: names[name],
    })),
  ];
  const value = width === undefined ? '' : String(width);
  const dragged = known.some((option) => option.value === value) ? [] : [{ value, label: `${value} px` }];
  return (
    <span className={styles.widthChoice}>
      <Select
        {...{ label, value }}
        labelHidden
        options={[...known, ...dragged]}
        onValueChange={(next) => onWidthChange(next === '' ? undefined : Number(next))}
      />
    </span>
  );
}

interface SavedProps extends SavedViews {
  labels: TableLabels;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

function Saved({ labels, view, onViewChange, saved, onSavedChange }: SavedProps) {
  const [name, setName] = useState('');
  const placeRef = useRef<HTMLDivElement>(null);
  useKeptFocus(placeRef);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    onSavedChange(withSaved(saved, { name: given, view }));
    setName('');
  };
  return (
    <FieldGroup ref={placeRef} label={labels.savedViews}>
      <ul>
        {saved.map((each) => (
          <li key={each.name} className={styles.choice}>
            <Button variant="quiet" onClick={() => onViewChange(readView(each.view))}>
              {each.name}
            </Button>
            <IconButton
              size="small"
              icon={TrashIcon}
              label={labels.deleteView(each.name)}
              onClick={() => onSavedChange(saved.filter((other) => other !== each))}
            />
          </li>
        ))}
      </ul>
      <form className={styles.saveView} onSubmit={save}>
        <TextField label={labels.viewName} value={name} onValueChange={setName} maxLength={60} />
        <Button type="submit" disabled={name.trim() === ''}>
          {labels.saveView}
        </Button>
      </form>
    </FieldGroup>
  );
}
