'use client';

import { icon } from './icon.tsx';

// What the records of a club, and its other pages, are known by. They lie apart so that its menu carries no others.
export const BuildingIcon = /* @__PURE__ */ icon(
  'M6 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9M3.5 20h17M9 8h3M9 12h3M9 16h3',
);
export const MailIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4.5 7l7.5 6 7.5-6',
);
export const BeltIcon = /* @__PURE__ */ icon('M3 9.5h18v4H3zM9.5 8.5h5v6h-5zM10 14.5L7 21M14 14.5l3 6.5');
export const UserIcon = /* @__PURE__ */ icon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M4.75 20c.6-3.6 3.4-5.5 7.25-5.5s6.65 1.9 7.25 5.5',
);
export const UserCheckIcon = /* @__PURE__ */ icon(
  'M6.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M3 20c.6-3.6 3.3-5.5 7-5.5 1.5 0 2.8.3 3.9.9M15.5 18.5l2 2 4-4.5',
);
export const KeyIcon = /* @__PURE__ */ icon(
  'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11 12.5L19.5 4M16 7.5l3 3M13.5 10l2 2',
);
export const ArrowsUpDownIcon = /* @__PURE__ */ icon('M8 9l4-4 4 4M8 15l4 4 4-4');
export const BookmarkIcon = /* @__PURE__ */ icon('M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z');
export const EditIcon = /* @__PURE__ */ icon(
  'M4 20h4L19 9a1.5 1.5 0 0 0 0-2.1L17.1 5A1.5 1.5 0 0 0 15 5L4 16zM13 7l4 4',
);
export const AwardIcon = /* @__PURE__ */ icon(
  'M6.75 9a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0M8.5 13.25L7 21l5-2.5L17 21l-1.5-7.75',
);
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.6l2.6 5.3 5.9.85-4.25 4.15 1 5.85L12 17l-5.25 2.75 1-5.85L3.5 9.75l5.9-.85z',
);
export const LogInIcon = /* @__PURE__ */ icon(
  'M14 4h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4M4 12h10M10 8l4 4-4 4',
  true,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5l7.5 2.5v5.5c0 4.4-2.7 7.4-7.5 9-4.8-1.6-7.5-4.6-7.5-9V6z',
);
export const ListIcon = /* @__PURE__ */ icon(
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  true,
);
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19.5 4.5L11 13M17 13.5V19a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1H11',
  true,
);
