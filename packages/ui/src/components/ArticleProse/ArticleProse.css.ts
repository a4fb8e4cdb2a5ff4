import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, shape, space, type } = vars;
const serif = "'Brygada 1918', Georgia, serif";

const article = style({ maxWidth: '680px', color: color.text, overflowWrap: 'anywhere' });
const ofApp = style({ fontSize: type.large, lineHeight: 1.6 });

export const look = styleVariants({
  public: [article, { fontSize: '19px', lineHeight: 1.68 }],
  app: [article, ofApp],
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${article} ${each}`)
      .join(', '),
    rule,
  );

inside('h1, h2, h3, h4, h5, h6', {
  fontFamily: serif,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  textWrap: 'balance',
});
inside('h2', { fontSize: '28px', marginBlock: `${space[32]} ${space[8]}` });
inside('> h2:first-child', { fontSize: '40px', marginBlock: `0 ${space[16]}` });
inside('h3, h4, h5, h6', { fontSize: '22px', marginBlock: `${space[24]} ${space[8]}` });
inside('p, ul, ol, blockquote, pre, figure', { marginBlock: `0 ${space[20]}` });
inside('ul', { listStyle: 'disc', paddingInlineStart: '1.3em' });
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.3em' });
inside('a', { color: color.accent, textDecoration: 'underline' });
inside('strong', { fontWeight: 600 });
inside('em', { fontStyle: 'italic' });
inside('blockquote', {
  paddingInlineStart: space[20],
  borderInlineStart: `4px solid ${color.accent}`,
  fontFamily: serif,
  fontSize: '24px',
  lineHeight: 1.4,
});
inside('img', { display: 'block', width: '100%', height: 'auto' });
inside('figcaption', { marginTop: space[8], color: color.muted, fontSize: '15px' });
inside('table', { width: '100%', borderCollapse: 'collapse', fontSize: '16px', marginBottom: space[20] });
inside('th, td', {
  padding: `${space[8]} ${space[12]}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
});
inside('th', { fontWeight: 600 });
inside('pre', { padding: space[12], overflowX: 'auto', background: color.subtle, fontSize: '15px' });
inside('code', { fontFamily: 'ui-monospace, monospace', fontSize: '.85em' });

/** A rule for inside the app: an article is set there as pages are, and its pictures, which show those pages, have an edge. */
const insideApp = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${ofApp} ${selector}`, rule);

insideApp(':is(h2, h3, h4, h5, h6)', { fontFamily: 'inherit', lineHeight: 1.25, letterSpacing: '-.015em' });
insideApp('h2', { fontSize: type.title3, marginBlock: `${space[32]} ${space[8]}`, scrollMarginTop: '72px' });
insideApp('> h2:first-child', { fontSize: type.title3, marginBlock: `0 ${space[8]}` });
insideApp(':is(h3, h4)', {
  fontSize: type.large,
  marginBlock: `${space[20]} ${space[8]}`,
  scrollMarginTop: '72px',
});
insideApp(':is(p, ul, ol, blockquote, figure)', { marginBlock: `0 ${space[16]}` });
insideApp('li + li', { marginTop: space[4] });
insideApp('li > :is(ul, ol)', { marginBlock: `${space[4]} 0` });
insideApp('blockquote', {
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: 'none',
  borderRadius: shape.radiusControl,
  background: color.subtle,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
});
insideApp('blockquote > p', { marginBlock: 0 });
insideApp('img', {
  width: 'auto',
  maxWidth: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: shape.radiusControl,
});
insideApp('table', { fontSize: type.body });
