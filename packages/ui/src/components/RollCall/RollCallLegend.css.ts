import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { toned, toneVar } from './tone.css.ts';

const { color } = vars;

export const legend = style({ display: 'grid', gap: vars.space[12] });

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const sign = style([
  toned,
  {
    background: toneVar,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '56px',
    height: '44px',
    border: '1px solid transparent',
    borderRadius: vars.shape.radiusCard,
    color: color.onStatus,
    selectors: { '&[data-tone="unmarked"]': { background: 'none', borderColor: color.border } },
  },
]);

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const meaning = style({ color: color.muted, fontSize: vars.type.small });

export const keys = style({
  whiteSpace: 'nowrap',
  '@media': { [media.finger]: { display: 'none' } },
});

export const key = style({
  display: 'inline-block',
  minWidth: '1.8em',
  padding: '1px 5px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusTag,
  fontFamily: 'inherit',
  fontSize: vars.type.small,
  textAlign: 'center',
});
