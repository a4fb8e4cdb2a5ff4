import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color, space } = vars;

/** What is around the table says how much room its names have. */
export const frame = style({ containerType: 'inline-size' });
const narrow = '(width < 560px)';

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

/** The way past lies over what it leads past, while it has the focus. */
export const skip = style({
  position: 'absolute',
  zIndex: 1,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.shape.radiusControl,
  background: color.accent,
  color: color.onAccent,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': visuallyHidden },
});

/** Why nothing at all can be switched. */
export const locked = style({
  padding: `${space[12]} ${vars.size.card}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.subtle,
});

/** Why some can't: as quiet as the line beside a row's name. */
export const notes = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${vars.size.card} ${space[4]}`,
  color: color.muted,
  fontSize: vars.type.small,
});

export const general = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const head = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 1,
  height: vars.size.control,
  paddingInlineStart: vars.size.card,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
export const headKind = style([
  head,
  {
    width: '96px',
    paddingInline: space[4],
    textAlign: 'center',
    selectors: { '&:last-child': { width: '108px', paddingInlineEnd: '12px' } },
    '@container': {
      [narrow]: {
        width: '60px',
        fontSize: vars.type.caption,
        selectors: { '&:last-child': { width: '68px', paddingInlineEnd: '8px' } },
      },
    },
  },
]);

export const section = style({
  padding: `${space[16]} ${vars.size.card} ${space[4]}`,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
});

export const row = style({
  selectors: {
    '&:hover': { background: color.subtle },
    '&[data-asked]': { background: color.tint, color: color.onTint },
  },
});

export const about = style({
  padding: `${space[8]} 0 ${space[8]} ${vars.size.card}`,
  borderTop: `1px solid ${color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: { '[dir="rtl"] &': { padding: `${space[8]} ${vars.size.card} ${space[8]} 0` } },
});
export const name = style({ fontWeight: vars.weight.medium, marginInlineEnd: space[4] });
export const description = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { '[data-asked] &': { color: 'inherit' } },
  '@container': { [narrow]: { display: 'block' } },
});
export const reason = style([
  description,
  { display: 'flex', alignItems: 'center', gap: space[4], '@container': { [narrow]: { display: 'flex' } } },
]);

export const cell = style({
  height: vars.size.row,
  paddingInline: space[4],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  textAlign: 'center',
  selectors: {
    '&:last-child': { paddingInlineEnd: '12px' },
    '[data-asked] > &': { color: 'inherit' },
  },
  '@container': { [narrow]: { selectors: { '&:last-child': { paddingInlineEnd: '8px' } } } },
});

export const control = style({
  position: 'relative',
  display: 'inline-block',
  verticalAlign: 'middle',
  selectors: {
    '&[data-asked]::before': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: '42px',
      height: '28px',
      transform: 'translate(-50%, -50%)',
      borderRadius: '14px',
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-asked]::before': { outline: '2px solid Highlight' } },
    },
  },
});

export const pending = style({
  position: 'absolute',
  top: '50%',
  insetInlineStart: 'calc(100% + 4px)',
  display: 'grid',
  transform: 'translateY(-50%)',
  color: color.muted,
  pointerEvents: 'none',
});
