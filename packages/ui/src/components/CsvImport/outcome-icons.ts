import { CheckIcon, EditIcon, type IconComponent, PlusIcon, WarningIcon } from '../../icons/icons.tsx';
import type { ImportOutcome } from './import-state.ts';

export const outcomeIcons: Readonly<Record<ImportOutcome, IconComponent>> = {
  new: PlusIcon,
  changed: EditIcon,
  unchanged: CheckIcon,
  wrong: WarningIcon,
};
