import type { ListTotal } from '../components/DataTable/list-total.ts';

/** The texts that live inside components. The application passes them once, in the language of the moment. */
export interface UiLabels {
  /** Closes a dialog, a banner, a toast. */
  close: string;
  /** Goes back from a question. */
  cancel: string;
  /** Empties a field. */
  clear: string;
  /** Something is on its way. */
  loading: string;
  /** Tries again what failed. */
  retry: string;
  /** Read after the label of a field that must be filled in. */
  required: string;
  /** The eye beside a hidden password. */
  showPassword: string;
  /** The eye beside one that is shown. */
  hidePassword: string;
  /** Adds a step to a number. */
  increase: string;
  /** Takes a step from a number. */
  decrease: string;
  /** In place of options that a search leaves none of. */
  noMatches: string;
  /** Under the options that one letter leaves, where many more are looked for by two. */
  anotherLetter: string;
  /** In place of options that could not be looked for. */
  searchFailed: string;
  /** First in the tab order: past the bars, to the content. */
  skipToContent: string;
  /** The toggle of the menu while it is closed. */
  openMenu: string;
  /** The toggle of the menu while it is open. */
  closeMenu: string;
  /** Name of the menu at the side. */
  mainMenu: string;
  /** Name of the tab bar at the bottom of a phone. */
  quickMenu: string;
  /** Name of the region where toasts appear. */
  notifications: string;
  /** Titles of toasts that have none of their own, by their tone: “Info”, “Success”, “Warning”, “Error”. */
  toastTitles: { info: string; success: string; warn: string; error: string };
  /** Name of the way through the pages of a list. */
  pages: string;
  /** A page back. */
  previousPage: string;
  /** A page on. */
  nextPage: string;
  /** “21–40 of 120”; “of more than 10,000” where no more were counted. */
  rowRange: (first: number, last: number, total: ListTotal) => string;
  /** Names the choice of order above the cards of a phone. */
  sortBy: string;
}
