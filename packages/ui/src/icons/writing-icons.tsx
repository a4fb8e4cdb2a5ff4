'use client';

import { icon } from './icon.tsx';

// What a text is written with. They lie apart, for few pages write.
export const HeadingIcon = /* @__PURE__ */ icon('M6.5 5v14M17.5 5v14M6.5 12h11');
export const BoldIcon = /* @__PURE__ */ icon(
  'M7.5 5h5.25a3.5 3.5 0 0 1 0 7H7.5zM7.5 12h6.25a3.5 3.5 0 0 1 0 7H7.5z',
);
export const ItalicIcon = /* @__PURE__ */ icon('M10 5h7M7 19h7M13.5 5l-3 14');
export const QuoteIcon = /* @__PURE__ */ icon(
  'M4.5 12.5h5V7h-5zM9.5 12.5c0 2.5-1.3 4-3.5 4.5M14.5 12.5h5V7h-5zM19.5 12.5c0 2.5-1.3 4-3.5 4.5',
);
export const LinkIcon = /* @__PURE__ */ icon(
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.6 6.7M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.5-1.5',
);
export const PictureIcon = /* @__PURE__ */ icon(
  'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4.5 17l4.5-5 3.5 4 2.5-2.5 4.5 4.5M14.5 9.5h.01',
);
export const TableIcon = /* @__PURE__ */ icon(
  'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M4 14.5h16M10.5 10v9',
);
