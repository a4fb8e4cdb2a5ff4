import { dashboardHead } from '../features/dashboard/dashboard-head.ts';
import { daysOffHead } from '../features/day-off/days-off-head.ts';
import { studentsHead } from '../features/student/students-head.ts';
import { trainingsHead } from '../features/training/trainings-head.ts';
import type { MessageKey } from '../lib/i18n/translator.ts';

/** What the shell names before the app is there: the pages of the tab bar. The head of any other comes with the page. */
export const shellHeads: Record<string, { title?: MessageKey; description: MessageKey }> = {
  '/dashboard': dashboardHead,
  '/dojo/training': trainingsHead,
  '/dojo/student': studentsHead,
  '/dojo/day-off': daysOffHead,
};
