/** The arrow keys along a line: the test run draws its dark half from right to left. */
export const arrowsOf = ({ dir }: { dir?: 'ltr' | 'rtl' }) =>
  dir === 'rtl' ? { on: '{ArrowLeft}', back: '{ArrowRight}' } : { on: '{ArrowRight}', back: '{ArrowLeft}' };
