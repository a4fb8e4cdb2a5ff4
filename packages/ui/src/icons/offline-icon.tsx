'use client';

import { icon } from './icon.tsx';

/** The icon has a file of its own: it comes with what is said when nothing more can come. */
export const OfflineIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M8.5 7.2A6 6 0 0 1 17.6 10.1A4.5 4.5 0 0 1 20.6 17.3M17 19H7a5 5 0 0 1-.8-9.9',
);
