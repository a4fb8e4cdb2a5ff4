import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const serif = "'Brygada 1918', Georgia, serif";

export const article = style({
  maxWidth: '680px',
  color: color.text,
  fontSize: '19px',
  lineHeight: 1.68,
  overflowWrap: 'anywhere',
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
