import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';

const { color } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[8],
  alignItems: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  cursor: 'pointer',
  '@media': { [media.finger]: { paddingBlock: 'calc((44px - 1lh) / 2)' } },
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.muted },
    // Notes under it are nearer to it than to what comes next.
    '&:not(:last-child)': { paddingBlockEnd: 0 },
  },
});

/** What cannot be changed: a check box that says so itself, a radio button whose group does. */
const fixed = '&:disabled, &[aria-readonly="true"], [aria-readonly="true"] &';
const fixedAndOn = ['&:disabled', '&[aria-readonly="true"]', '[aria-readonly="true"] &']
  .map((selector) => `${selector}:is(:checked, :indeterminate)`)
  .join();

const mark = style({
  appearance: 'none',
  width: '18px',
  height: '18px',
  marginTop: 'calc((1lh - 18px) / 2)',
  background: color.surface,
  border: `1px solid ${color.border}`,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.muted },
    '&[aria-invalid="true"], [data-invalid] > * &': { borderColor: color.danger },
    [fixed]: { background: color.subtle, borderColor: color.line },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The shape of what marks a thing as chosen. */
const tickShape = 'polygon(14% 44%, 0 60%, 38% 96%, 100% 20%, 86% 8%, 37% 68%)';

export const box = style([
  mark,
  {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    '@media': fingerTarget(14),
    borderRadius: `min(${vars.shape.radiusTag}, 5px)`,
    selectors: {
      '&:is(:checked, :indeterminate)': { background: color.accent, borderColor: color.accent },
      [fixedAndOn]: { background: color.muted, borderColor: color.muted },
      // Made only where it is seen: a table has a box in each of its rows.
      '&:is(:checked, :indeterminate)::before': {
        content: '',
        width: '10px',
        height: '10px',
        background: color.onAccent,
        clipPath: tickShape,
      },
      '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
    },
  },
]);

/** A group of which none is chosen is indeterminate to CSS: only what is checked counts. */
export const radio = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked': { borderWidth: '5px', borderColor: color.accent, background: color.onAccent },
      '&:disabled:checked, [aria-readonly="true"] &:checked': {
        borderColor: color.muted,
        background: color.surface,
      },
    },
  },
]);

/** The notes stand under the text, not under the box. */
export const notes = style({ paddingInlineStart: '26px' });

export const hint = style({ gridColumn: 2, color: color.muted, fontSize: vars.type.small });
