import type { MessageKey } from '@tatami/web-runtime/translator';
import { tabPlaces } from '../app/shell/menu.ts';
import { dashboardHead } from '../features/dashboard/dashboard-head.ts';

interface ShellHead {
  title: MessageKey;
  description?: MessageKey;
}

/** What the shell names before the app is there: the pages of the tab bar. The head of any other comes with the page. */
export const shellHeads: Readonly<Record<string, ShellHead>> = {
  '/dashboard': dashboardHead,
  ...Object.fromEntries(
    tabPlaces.map(({ table, list }): [string, ShellHead] => [
      list?.path ?? '',
      { title: `${table}.list.title` as MessageKey, description: `${table}.list.about` as MessageKey },
    ]),
  ),
};
