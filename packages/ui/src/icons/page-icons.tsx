'use client';

import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const QrIcon = /* @__PURE__ */ icon(
  'M4.5 4h5a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-5a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5zM14.5 4h5a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-5a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5zM4.5 14h5a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-.5.5h-5a.5.5 0 0 1-.5-.5v-5a.5.5 0 0 1 .5-.5zM14 14h2.5M20 14v2.5M14 17v3h2.5M17 17h3v3',
);
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const PlusMinusIcon = /* @__PURE__ */ icon('M12 4v10M7 9h10M7 19h10');
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6');
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6');
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 5v14M6 13l6 6 6-6');
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14M13 6l6 6-6 6', true);
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19 12H5M11 6l-6 6 6 6', true);
export const MoreIcon = /* @__PURE__ */ icon(
  'M4.6 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0 -1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0 -1.2 0M18.2 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0 -1.2 0',
);
export const CalendarWeekIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4M9.5 10v10M14.5 10v10',
);
export const UserPlusIcon = /* @__PURE__ */ icon(
  'M6.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M3 20c.6-3.6 3.3-5.5 7-5.5 1.5 0 2.8.3 3.9.9M18.5 15v6M15.5 18h6',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10 11v5M14 11v5',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
);
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.75 12C4.6 8 7.9 6 12 6s7.4 2 9.25 6c-1.85 4-5.15 6-9.25 6s-7.4-2-9.25-6zM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.9 6.2C10.6 6.1 11.3 6 12 6c4.1 0 7.4 2 9.25 6a12 12 0 0 1-2.3 3.4M6.4 7.5C4.9 8.5 3.7 10 2.75 12c1.85 4 5.15 6 9.25 6 2 0 3.8-.5 5.3-1.4M10 10.1a2.75 2.75 0 0 0 3.9 3.9M3.5 3.5l17 17',
);
export const CopyIcon = /* @__PURE__ */ icon(
  'M9 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15.5V5a1 1 0 0 1 1-1h9.5',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7 10.5l5 5 5-5M5 20h14');
export const PrintIcon = /* @__PURE__ */ icon(
  'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
);
export const ComputerIcon = /* @__PURE__ */ icon(
  'M5 4.5h14a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1zM8.5 20h7M12 16v4',
);
export const SmartphoneIcon = /* @__PURE__ */ icon(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
);
export const GoogleIcon = /* @__PURE__ */ icon('M12 12h8a8 8 0 1 1-2.4-5.7');
export const UploadIcon = /* @__PURE__ */ icon(
  'M12 16V5M7 9.5L12 4.5l5 5M4.5 15v4a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-4',
);
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const PlayIcon = /* @__PURE__ */ icon('M8 5.5v13l10.5-6.5z');
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20c-5-3.6-8.5-6.9-8.5-10.7A4.6 4.6 0 0 1 8.1 4.6c1.6 0 3 .8 3.9 2.1.9-1.3 2.3-2.1 3.9-2.1a4.6 4.6 0 0 1 4.6 4.7c0 3.8-3.5 7.1-8.5 10.7z',
);
export const TrophyIcon = /* @__PURE__ */ icon(
  'M8 4h8v5.5a4 4 0 0 1-8 0zM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 13.5V17M8.5 20h7M10 17h4v3h-4z',
);
