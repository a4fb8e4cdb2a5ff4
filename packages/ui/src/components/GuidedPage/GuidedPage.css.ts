import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import '../CookieBanner/kept-place.css.ts';

const { color, space, type } = vars;
const atDesk = (rule: object) => ({ '@media': { [media.fromDesktop]: rule } });

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  paddingTop: vars.size.pageTop,
  background: color.surface,
  ...atDesk({ gridTemplateColumns: '304px minmax(0, 1fr)', gridTemplateRows: 'auto' }),
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
  padding: `${space[12]} ${vars.size.gutter}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.subtle,
  ...atDesk({
    position: 'sticky',
    top: vars.size.pageTop,
    gap: space[24],
    height: `calc(100dvh - ${vars.size.pageTop})`,
    padding: '36px',
    border: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    overflowY: 'auto',
  }),
});

export const logo = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
});

export const asideOfPhone = style(atDesk({ display: 'none' }));
export const aside = style({ display: 'none', ...atDesk({ display: 'block' }) });

export const about = style({
  display: 'none',
  ...atDesk({ display: 'grid', gap: space[8] }),
});

export const title = style({
  maxWidth: '9em',
  fontSize: type.title2,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});

export const description = style({ marginBottom: space[16], color: color.muted });

export const progress = style({ color: color.muted, fontSize: type.small, ...atDesk({ display: 'none' }) });

/** The steps: on a phone a slim line, a part a step, each as high as a thumb though it is seen as a stroke. */
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...atDesk({ gridAutoFlow: 'row', gap: space[4] }),
});

export const step = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '44px',
  color: color.muted,
  textDecoration: 'none',
  borderRadius: vars.shape.radiusTag,
  selectors: {
    '&[data-done]': { color: color.text },
    '&[aria-current]': { color: color.accent, fontWeight: vars.weight.strong },
  },
  ...atDesk({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    selectors: { '&:hover': { color: color.text } },
  }),
});

export const sign = style({
  height: '6px',
  borderRadius: '3px',
  background: color.line,
  selectors: {
    '[data-done] > &': { background: color.success },
    '[aria-current] > &': { background: color.accent },
  },
  '@media': {
    [media.belowDesktop]: { fontSize: 0 },
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '[aria-current] > &': { background: 'Highlight' } },
    },
    [media.fromDesktop]: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '20px',
      height: '20px',
      border: `1.5px solid ${color.border}`,
      borderRadius: '50%',
      background: 'none',
      fontSize: type.caption,
      selectors: {
        '[data-done] > &': {
          border: 0,
          background: color.successTint,
          color: color.success,
        },
        '[aria-current] > &': { border: `6px solid ${color.accent}`, background: color.surface },
      },
    },
  },
});

/** A phone has the word of the step that is shown alone, above all of them. */
export const label = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const note = style({
  display: 'none',
  ...atDesk({
    display: 'block',
    minWidth: 0,
    marginInlineStart: 'auto',
    overflow: 'hidden',
    color: color.muted,
    fontSize: type.small,
    fontWeight: vars.weight.regular,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
});

export const main = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
});

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[20],
  width: '100%',
  maxWidth: '1200px',
  minWidth: 0,
  padding: `${space[20]} ${vars.size.gutter} ${space[32]}`,
  ...atDesk({ padding: `${space[48]} ${space[32]} ${space[32]}` }),
});

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[20],
  '@media': { [media.fromWide]: { gridTemplateColumns: 'minmax(22rem, 2fr) minmax(0, 3fr)' } },
});

export const part = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const heading = style({
  fontSize: type.title1,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  ...atDesk({ fontSize: vars.type.figure }),
});

export const intro = style({ maxWidth: '44em', marginTop: '-8px', color: color.muted, fontSize: type.large });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  padding: `${space[12]} ${vars.size.gutter}`,
  paddingBottom: `max(${space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [media.low]: { position: 'static' },
    [media.fromDesktop]: { gap: space[16], padding: `${space[16]} ${space[32]}` },
  },
});

export const back = style({ '@media': { [media.phone]: { display: 'none' } } });

export const outcome = style({
  marginInlineStart: 'auto',
  color: color.muted,
  '@media': { [media.phone]: { width: '100%', fontSize: type.small } },
});

export const actions = style({
  display: 'flex',
  // The words of the deed may take the width of a small phone.
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  selectors: { [`${outcome} + &`]: { marginInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      width: '100%',
      justifyContent: 'space-between',
    },
  },
});
