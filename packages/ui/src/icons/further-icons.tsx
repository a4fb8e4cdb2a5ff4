'use client';

import { icon } from './icon.tsx';

// What no page of the club shows: apart, so that none brings them along.
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4');
export const GlobeIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5z',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6 4h2.7a1 1 0 0 1 1 .8l.7 3a1 1 0 0 1-.4 1L8.3 10.2a12 12 0 0 0 5.5 5.5l1.4-1.7a1 1 0 0 1 1-.4l3 .7a1 1 0 0 1 .8 1V18a2 2 0 0 1-2.2 2A15 15 0 0 1 4 6.2 2 2 0 0 1 6 4z',
);
