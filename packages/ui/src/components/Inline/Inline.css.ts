import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minWidth: 0 });

export const wrap = styleVariants({ wrap: { flexWrap: 'wrap' }, nowrap: {} });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
