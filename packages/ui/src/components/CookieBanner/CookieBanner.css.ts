import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { lineHeight } from './kept-place.css.ts';

/** A dark popup with a yellow button in every theme: spec, cookie-consent banner. */
const popup = {
  fill: '#18181b',
  text: '#fff',
  button: '#f1d600',
  buttonHover: '#ffe733',
  buttonText: '#18181b',
};

/** The banner lies over the place that is kept for it: nothing moves when it comes, and nothing is covered. */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 50,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  minHeight: vars.size.pageTop,
  padding: `${vars.space[12]} ${vars.size.gutter}`,
  background: popup.fill,
  color: popup.text,
  '@media': { [media.forcedColors]: { boxShadow: 'inset 0 -1px CanvasText' } },
});

export const message = style({
  flex: '1 1 20em',
  minWidth: 0,
  fontSize: vars.type.small,
  lineHeight,
});

export const link = style({
  marginInlineStart: vars.space[8],
  textDecoration: 'underline',
  selectors: { '&:focus-visible': { outlineColor: popup.button } },
});

export const actions = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': { [media.phone]: { width: '100%' } },
});

const button = style({
  minHeight: vars.size.control,
  paddingInline: vars.space[20],
  paddingBlock: vars.space[4],
  // The block theme: square.
  borderRadius: 0,
  border: '1px solid transparent',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  selectors: { '&:focus-visible': { outlineColor: popup.text } },
  '@media': {
    [media.phone]: { flex: 1, paddingInline: vars.space[4] },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const dismiss = style([
  button,
  {
    background: popup.button,
    color: popup.buttonText,
    selectors: { '&:hover': { background: popup.buttonHover } },
  },
]);

export const deny = style([
  button,
  { color: popup.text, selectors: { '&:hover': { textDecoration: 'underline' } } },
]);
