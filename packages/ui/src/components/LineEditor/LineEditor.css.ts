import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor } from '../../theme/group.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** The text and what is drawn behind it stand in one place, as high as the text is: nothing scrolls apart. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'calc(var(--rows) * 2lh + 26px)',
  lineHeight: 1.5,
  borderRadius: vars.shape.radiusControl,
  background: color.field,
});

/** The same box, letters and breaks for both. */
const layer = {
  gridArea: '1 / 1',
  padding: `12px ${space[12]} 12px ${space[20]}`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const finger = { '@media': { [media.finger]: { fontSize: 'max(16px, 1rem)' } } };

export const behind = style([
  layer,
  finger,
  { border: '1px solid transparent', color: 'transparent', pointerEvents: 'none', userSelect: 'none' },
]);

export const line = style({
  position: 'relative',
  selectors: {
    '&[data-group]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1px',
      insetInlineStart: `calc(-1 * ${space[20]} + 1px)`,
      width: '5px',
      borderRadius: '2px',
      background: groupColor.mark,
    },
  },
});

export const area = style([
  layer,
  {
    // Above what is drawn, and seen through.
    position: 'relative',
    display: 'block',
    height: '100%',
    background: 'transparent',
    resize: 'none',
    overflow: 'hidden',
    textOverflow: 'clip',
    fieldSizing: 'content',
    selectors: {
      ':where(:root[data-input-style="filled"]) &&, &&:read-only': { background: 'transparent' },
    },
  },
]);

const wave = (of: string) =>
  ({
    textDecoration: `underline wavy ${of}`,
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '.32em',
    textDecorationSkipInk: 'none',
  }) as const;

const mention = style({ borderRadius: vars.shape.radiusTag, boxDecorationBreak: 'clone' });

export const mark = styleVariants({
  /** What the line is about. */
  subject: [
    mention,
    {
      background: color.tint,
      selectors: { '[data-group] > &': { background: groupColor.tint } },
    },
  ],
  /** What isn’t known. */
  asked: [mention, wave(color.warning), { background: color.warningTint }],
  /** What can’t be. */
  wrong: [mention, wave(color.danger), { background: color.dangerTint }],
});
