import { style } from '@vanilla-extract/css';
import { menu as dropdown } from '../DropdownMenu/DropdownMenu.css.ts';

export const area = style({ minWidth: 0 });

export const menu = style([dropdown, { maxHeight: 'var(--radix-context-menu-content-available-height)' }]);
