import { style, styleVariants } from '@vanilla-extract/css';
import { groupGround, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { hatched } from '../private/hatched.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color } = vars;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
});

/** The month is a list by day on a phone: the table’s own parts become blocks. */
export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
export const block = style({ '@media': { [media.phone]: { display: 'block' } } });

export const nothing = style({
  color: color.muted,
  textAlign: 'start',
  '@media': {
    [media.phone]: { display: 'block' },
    [media.fromTablet]: { display: 'none' },
  },
});

export const weekday = style({
  padding: vars.space[4],
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const day = style({
  height: '104px',
  padding: vars.space[4],
  verticalAlign: 'top',
  border: `1px solid ${color.line}`,
  selectors: {
    '&[data-outside]': { background: color.subtle },
    '&[data-off]': { background: color.subtle },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      height: 'auto',
      padding: `${vars.space[8]} 0`,
      border: 0,
      borderTop: `1px solid ${color.line}`,
      selectors: { '&:not([data-filled])': { display: 'none' }, '&[data-outside]': { display: 'none' } },
    },
  },
});

export const date = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  fontSize: vars.type.small,
  selectors: {
    '[data-outside] > &': { color: color.muted },
    '[data-today] > &': {
      borderRadius: '12px',
      background: color.accent,
      color: color.onAccent,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    [media.phone]: { display: 'none' },
    [media.forcedColors]: { selectors: { '[data-today] > &': { outline: '2px solid Highlight' } } },
  },
});

/** The day written out, for a phone and for those who hear the page. */
export const fullDate = style({
  '@media': {
    [media.phone]: { fontWeight: vars.weight.strong },
    [media.fromTablet]: visuallyHidden,
  },
});

export const off = style({ color: color.muted, fontSize: vars.type.caption });

export const items = style({ display: 'grid', gap: '2px', marginTop: '2px' });

const item = style({
  display: 'flex',
  gap: vars.space[4],
  minWidth: 0,
  paddingInline: vars.space[4],
  borderRadius: vars.shape.radiusTag,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: '3px',
  fontSize: vars.type.caption,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { '&[data-struck]': { background: hatched } },
  '@media': {
    [media.phone]: { fontSize: vars.type.body, lineHeight: '44px', paddingInline: vars.space[8] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const plain = style([item, { background: color.tint, borderColor: color.accent }]);
export const group = styleVariants(groupHues, (_angle, name) => [item, groupGround, hue[name]]);

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '[data-struck] > &': {
      background: vars.color.surface,
      textDecoration: 'line-through',
    },
  },
});
