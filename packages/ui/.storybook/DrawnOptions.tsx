import { useId } from 'react';
import { Listbox } from '../src/components/private/Listbox.tsx';
import type { ComboboxOption } from '../src/components/private/option-source.ts';
import { Still } from './Still.tsx';

interface DrawnOptionsProps {
  label: string;
  options: readonly ComboboxOption[];
}

const nothing = () => {};

/** The list of `Combobox` and `MultiSelect` as it opens, within a text, its first option the active one. */
export function DrawnOptions({ label, options }: DrawnOptionsProps) {
  const id = useId();
  return (
    <Still>
      <Listbox
        label={label}
        isChosen={() => false}
        of={{
          shown: options,
          isLoading: false,
          hasFailed: false,
          isOneLetter: false,
          otherwise: undefined,
          retry: nothing,
          close: nothing,
          id,
          listRef: { current: null },
          open: true,
          active: 0,
          optionId: (index: number) => `${id}${index}`,
          take: nothing,
          setActive: nothing,
        }}
      />
    </Still>
  );
}
