import type { ListTotal } from '../components/DataTable/list-total.ts';

/** The texts that live inside components. The application passes them once, in the language of the moment. */
export interface UiLabels {
  /** The label of what closes a dialog, a banner, a toast. */
  close: string;
  /** The label of what goes back from a question. */
  cancel: string;
  /** The label of what empties a field. */
  clear: string;
  /** The words while something is on its way. */
  loading: string;
  /** The label of what tries again what failed. */
  retry: string;
  /** What is read after the label of a field that must be filled in. */
  required: string;
  /** The eye beside a hidden password. */
  showPassword: string;
  /** The eye beside one that is shown. */
  hidePassword: string;
  /** The label of what adds a step to a number. */
  increase: string;
  /** The label of what takes a step from a number. */
  decrease: string;
  /** The words in place of options that a search leaves none of. */
  noMatches: string;
  /** The words under the options that one letter leaves, where many more are looked for by two. */
  anotherLetter: string;
  /** The words in place of options that could not be looked for. */
  searchFailed: string;
  /** The label of what comes first in the tab order: past the bars, to the content. */
  skipToContent: string;
  /** The toggle of the menu while it is closed. */
  openMenu: string;
  /** The toggle of the menu while it is open. */
  closeMenu: string;
  /** The name of the menu at the side. */
  mainMenu: string;
  /** The name of the tab bar at the bottom of a phone. */
  quickMenu: string;
  /** The name of the region where toasts appear. */
  notifications: string;
  /** The titles of toasts that have none of their own, by their tone: “Info”, “Success”, “Warning”, “Error”. */
  toastTitles: { info: string; success: string; warn: string; error: string };
  /** The name of the way through the pages of a list. */
  pages: string;
  /** A page back. */
  previousPage: string;
  /** A page on. */
  nextPage: string;
  /** The rows in sight, in words: “21–40 of 120”; “of more than 10,000” where no more were counted. */
  rowRange: (first: number, last: number, total: ListTotal) => string;
  /** The name of the choice of order above the cards of a phone. */
  sortBy: string;
}
