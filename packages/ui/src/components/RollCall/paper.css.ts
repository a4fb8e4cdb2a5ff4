import { vars } from '../../theme/vars.css.ts';
import { onPaper } from '../private/on-paper.ts';
import * as roll from './RollCall.css.ts';
import * as head from './RollCallHead.css.ts';

/**
 * The sheet is filled in by hand: a box for everybody, with the sign of those who have one, and fifty of them on a
 * sheet.
 */
onPaper(`.${head.head}`, { padding: '0 0 1mm !important' });
onPaper(`.${head.line}`, { minHeight: 0 });
onPaper(`.${head.figure}`, { fontSize: 'inherit' });
onPaper(`.${roll.list}`, { columns: 2, columnGap: '10mm', counterReset: 'person' });
onPaper(`.${roll.list} ~ *`, { display: 'none' });
onPaper(`.${roll.row}`, {
  counterIncrement: 'person',
  minHeight: '8mm',
  background: 'none !important',
});
onPaper(`.${roll.row}::before`, {
  content: 'counter(person) "."',
  width: '1.8em',
  textAlign: 'end',
  color: vars.color.muted,
});
onPaper(`.${roll.row} > [aria-hidden]`, { display: 'none' });
onPaper(`.${roll.person}`, {
  display: 'flex',
  paddingBlock: 0,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
});
onPaper(`.${roll.mark}`, {
  width: '6mm !important',
  height: '6mm',
  border: `1px solid ${vars.color.text} !important`,
  borderRadius: '1mm',
  background: 'none !important',
  color: `${vars.color.text} !important`,
});
onPaper(
  [
    '[data-mark="unmarked"] [role="radio"]:not(:first-child)',
    '[data-mark]:not([data-mark="unmarked"]) [role="radio"]:not([aria-checked="true"])',
    '[data-mark="unmarked"] [role="radio"] > *',
  ],
  { display: 'none' },
);
