'use client';

import { icon } from './icon.tsx';

// Drawn around every page. They lie apart so that the first file of an app carries no others.
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6', true);
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6', true);
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const SearchIcon = /* @__PURE__ */ icon(
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.3 15.3L20 20',
);
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 3v2');
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z');
export const NoteIcon = /* @__PURE__ */ icon(
  'M6 4h12a1 1 0 0 1 1 1v10l-5 5H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM19 15h-4a1 1 0 0 0-1 1v4M8.5 9h7M8.5 13h4',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4',
);
export const CalendarOffIcon = /* @__PURE__ */ icon(
  'M9 5.5h10a1 1 0 0 1 1 1V16M20 10h-6.5M4 10h5M8 3v1M16 3v4M5 5.7a1 1 0 0 0-1 .8V19a1 1 0 0 0 1 1h13.5M3 3l18 18',
);
export const ClockIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M12 7.5V12l3 2');
export const UsersIcon = /* @__PURE__ */ icon(
  'M5.75 8.5a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M2.75 19.5c.5-3.3 2.9-5 6.25-5s5.75 1.7 6.25 5M15.5 5.5a3.25 3.25 0 0 1 0 6M17.5 15c2 .6 3.3 2.1 3.7 4.5',
);
export const LogOutIcon = /* @__PURE__ */ icon(
  'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M10 12h10M16 8l4 4-4 4',
  true,
);
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
export const InfoIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 8h.01',
);
export const WarningIcon = /* @__PURE__ */ icon(
  'M10.7 4.8L3.4 17.5A1.5 1.5 0 0 0 4.7 19.75h14.6a1.5 1.5 0 0 0 1.3-2.25L13.3 4.8a1.5 1.5 0 0 0-2.6 0zM12 10v4M12 16.8h.01',
);
export const ErrorIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.5v5M12 16h.01',
);
export const SuccessIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8.25 12.25l2.6 2.6 5-5.3',
);
export const ExcusedIcon = /* @__PURE__ */ icon(
  'M5 4.5h14a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1h-6l-4.5 4v-4H5a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1zM8 10.25h8',
);
export const UndoIcon = /* @__PURE__ */ icon('M8.5 5L4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5h-3', true);
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 5v5h-5M4 19v-5h5M19.3 10A8 8 0 0 0 5.6 7.6L4 9.5M4.7 14a8 8 0 0 0 13.7 2.4L20 14.5',
);
export const RollCallIcon = /* @__PURE__ */ icon(
  'M8.5 5H6.5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2M9.5 3.5h5a1 1 0 0 1 1 1V6a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1zM9 13.5l2.25 2.25L15.5 11.5',
);
export const CircleIcon = /* @__PURE__ */ icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0');
export const CancelledIcon = /* @__PURE__ */ icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M6 6l12 12');
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
