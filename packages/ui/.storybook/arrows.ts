/** The arrow keys along a line: the test run draws those who know a side from right to left, too. */
export const arrowsOf = ({ dir }: { dir?: 'ltr' | 'rtl' }) =>
  dir === 'rtl' ? { on: '{ArrowLeft}', back: '{ArrowRight}' } : { on: '{ArrowRight}', back: '{ArrowLeft}' };
