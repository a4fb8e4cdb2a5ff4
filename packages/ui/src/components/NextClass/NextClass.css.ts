import { style, styleVariants } from '@vanilla-extract/css';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { toHex } from '../../theme/oklch.ts';
import { vars } from '../../theme/vars.css.ts';
import { hatched } from '../private/hatched.ts';

const { color, space, type } = vars;

/** An orange so dark would be a brown. */
const depth = (name: string, angle: number) =>
  name === 'kids' ? { l: 0.53, c: 0.15, h: 42 } : { l: 0.45, c: 0.15, h: angle };

/** The field of a group from its beginning to its end: white words on it are read at 5:1 and more. */
const field = ({ l, c, h }: ReturnType<typeof depth>) => {
  const stop = (less: number) =>
    `light-dark(${toHex({ l: l - less, c, h })}, ${toHex({ l: 0.34 - less, c: 0.1, h })})`;
  return `linear-gradient(160deg, ${stop(0)}, ${stop(0.06)})`;
};

const line = 'rgb(255 255 255 / 11%)';
/** The mats of a hall, seen from above. */
const mats = [
  `linear-gradient(${line} 0 0) 46% 0 / 2px 100% no-repeat`,
  `linear-gradient(${line} 0 0) 82% 100% / 2px 70% no-repeat`,
  `linear-gradient(${line} 0 0) 100% 30% / 54% 2px no-repeat`,
  `linear-gradient(${line} 0 0) 100% 72% / 54% 2px no-repeat`,
].join(', ');

const panel = style({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gap: space[12],
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  border: '1px solid transparent',
  borderRadius: '20px',
  containerType: 'inline-size',
  containerName: 'next-class',
  breakInside: 'avoid',
});

export const ground = styleVariants(groupHues, (angle, name) => [
  panel,
  {
    color: '#fff',
    background: `${mats}, ${field(depth(name, angle))}`,
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
      print: { borderColor: color.line, background: 'none', color: color.text },
    },
  },
]);

/** One that will not take place: what is read of it stands on plain ground. */
export const struckGround = style([
  panel,
  { borderColor: color.edge, background: hatched, color: color.line },
]);

export const words = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  selectors: {
    '[data-struck] > &': {
      padding: space[16],
      borderRadius: vars.shape.radiusCard,
      background: color.surface,
      color: color.text,
    },
  },
});

export const when = style({ fontSize: type.body });

/** The one thing that is large. */
export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  marginBlock: '-6px -2px',
  fontVariantNumeric: 'proportional-nums',
  selectors: { '[data-struck] &': { textDecoration: 'line-through', color: color.muted } },
});
export const start = style({
  fontSize: '5rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  letterSpacing: '-.04em',
});
export const end = style({ fontSize: type.title2, opacity: 0.85 });

export const title = style({
  fontSize: type.title3,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.finger]: { display: 'inline-block', paddingBlock: '9px', marginBlock: '-9px' } },
});

export const led = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const ledWords = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const place = style({ display: 'flex', alignItems: 'center', gap: space[4], opacity: 0.92 });

export const people = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const note = style({ overflowWrap: 'anywhere' });

/** The answers lie on the field as on glass. */
export const answers = style({ display: 'grid', gap: space[8] });
