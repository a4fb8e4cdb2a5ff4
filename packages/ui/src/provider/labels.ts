/** The texts that live inside components. The application passes them once, in the language of the moment. */
export interface UiLabels {
  close: string;
  cancel: string;
  clear: string;
  loading: string;
  retry: string;
  /** Read after the label of a field that must be filled in. */
  required: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  noMatches: string;
  skipToContent: string;
  openMenu: string;
  closeMenu: string;
  mainMenu: string;
  /** Name of the tab bar at the bottom of a phone. */
  quickMenu: string;
  notifications: string;
  /** Titles of toasts that have none of their own, by their tone: “Info”, “Success”, “Warning”, “Error”. */
  toastTitles: { info: string; success: string; warning: string; danger: string };
  pages: string;
  previousPage: string;
  nextPage: string;
  /** “21–40 of 120”. */
  rowRange: (first: number, last: number, total: number) => string;
  /** Names the choice of order above the cards of a phone. */
  sortBy: string;
}
