import { globalStyle, style } from '@vanilla-extract/css';
import { serif } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

/** What somebody of the club wrote: as wide as it is read well, unless it has less room where it stands. */
export const prose = style({ display: 'grid', gap: 14, overflowWrap: 'anywhere' });
globalStyle(`:where(.${prose})`, { maxWidth: '62ch' });

globalStyle(`${prose} ul`, { listStyle: 'disc', paddingLeft: 22 });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: 24 });
globalStyle(`${prose} li + li`, { marginTop: 6 });
globalStyle(`${prose} li::marker`, { color: colors.muted });
globalStyle(`${prose} :is(h3, h4, h5, h6)`, {
  fontFamily: serif,
  fontSize: 24,
  fontWeight: 600,
  lineHeight: 1.2,
});
globalStyle(`${prose} :is(pre, [data-table])`, { overflowX: 'auto' });
globalStyle(`${prose} img`, { width: '100%', height: 'auto', borderRadius: 8 });
globalStyle(`${prose} :is(th, td)`, { padding: '8px 16px 8px 0', textAlign: 'left' });
globalStyle(`${prose} blockquote`, { margin: 0, paddingLeft: 18, borderLeft: `4px solid ${colors.heri}` });
