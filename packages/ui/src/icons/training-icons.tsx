'use client';

import { icon } from './icon.tsx';

/** What a training is told by: they come with it. */
export const MapPinIcon = /* @__PURE__ */ icon(
  'M12 21c4.5-4.4 6.75-8 6.75-10.9a6.75 6.75 0 1 0-13.5 0C5.25 13 7.5 16.6 12 21zM9.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0',
);
export const ThermometerIcon = /* @__PURE__ */ icon(
  'M10 13.6V5a2 2 0 1 1 4 0v8.6a4 4 0 1 1-4 0zM12 9v8.5M17 6h2.5M17 9.5h2.5',
);
