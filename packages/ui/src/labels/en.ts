import { counted, formOf, written } from './counted.ts';
import type { LanguageLabels } from './labels.ts';

export { csvImportLabels } from './csv-import.en.ts';

const rows = (count: number) => counted('en', count, { one: 'row', other: 'rows' });

export const labels: LanguageLabels['labels'] = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  loading: 'Loading…',
  retry: 'Try again',
  required: 'required',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  increase: 'Increase',
  decrease: 'Decrease',
  noMatches: 'Nothing matches',
  anotherLetter: 'Type another letter',
  searchFailed: 'The search failed',
  skipToContent: 'Skip to content',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  quickMenu: 'Quick menu',
  notifications: 'Notifications',
  toastTitles: { info: 'Info', success: 'Success', warn: 'Warning', error: 'Error' },
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowRange: (first, last, { value, exact }) =>
    `${written('en', first)}–${written('en', last)} of ${exact ? '' : 'more than '}${written('en', value)}`,
  sortBy: 'Sort by',
};

export const bulkLabels: LanguageLabels['bulkLabels'] = {
  running: 'Changing the selected rows',
  progress: (done, count) => `${written('en', done)} of ${written('en', count)}`,
  selected: (count) => `${rows(count)} selected`,
  change: 'Change',
  undo: 'Undo',
  left: (count) =>
    `${rows(count)} ${formOf('en', count, { one: 'is as it was', other: 'are as they were' })}`,
};

export const calendarHeatmapLabels: LanguageLabels['calendarHeatmapLabels'] = {
  less: 'less',
  more: 'more',
  count: (count) => counted('en', count, { one: 'training', other: 'trainings' }),
};

export const carouselLabels: LanguageLabels['carouselLabels'] = {
  previous: 'Previous slide',
  next: 'Next slide',
  place: (at, of) => `${at} of ${of}`,
  role: 'carousel',
  slideRole: 'slide',
};

export const changeHistoryLabels: LanguageLabels['changeHistoryLabels'] = {
  system: 'Tatami',
  before: 'was:',
  after: 'is:',
  moreFields: (count) => (count === 1 ? 'One more field' : `${written('en', count)} more fields`),
  showMore: 'Show older changes',
  empty: 'Nobody has changed anything here yet',
  revert: 'Undo this change',
  revertTitle: 'Undo this change?',
  revertHint: 'These fields will be as they were before it. That stays in the history too.',
  revertConfirm: 'Undo the change',
  reverted: 'undone',
};

export const codeSampleLabels: LanguageLabels['codeSampleLabels'] = { copy: 'Copy', copied: 'Copied' };

export const cookieBannerLabels: LanguageLabels['cookieBannerLabels'] = {
  message: 'This website uses cookies to ensure you get the best experience on our website.',
  dismiss: 'Got it!',
  deny: 'Refuse cookies',
  link: 'Learn',
  policy: 'Cookie Policy',
};

export const pickerLabels: LanguageLabels['pickerLabels'] = {
  openCalendar: 'Choose from a calendar',
  openTimes: 'Choose a time',
  noDay: (example) => `There is no such day. Write it as ${example}.`,
  noTime: (example) => `There is no such time. Write it as ${example}.`,
  notBefore: (first) => `Not before ${first}.`,
  notAfter: (last) => `Not after ${last}.`,
};

export const dateRangePickerLabels: LanguageLabels['dateRangePickerLabels'] = {
  openCalendar: pickerLabels.openCalendar,
  openTimes: pickerLabels.openTimes,
  noDay: pickerLabels.noDay,
  noTime: pickerLabels.noTime,
  notBefore: pickerLabels.notBefore,
  notAfter: pickerLabels.notAfter,
  from: 'From',
  to: 'To',
};

export const exampleLabels: LanguageLabels['exampleLabels'] = {
  show: 'Show code',
  hide: 'Hide code',
  code: (title) => `Code of the example: ${title}`,
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The code could not be fetched. Check your connection and try again.',
};

export const examSheetLabels: LanguageLabels['examSheetLabels'] = {
  sheet: 'The exam’s sheet',
  candidate: 'Candidate',
  result: 'Result',
  marks: { passed: 'passed', toImprove: 'to improve', failed: 'failed', none: 'no mark' },
  note: 'Note',
  clear: 'Remove the mark',
  previous: 'Previous person',
  next: 'Next person',
};

export const faceGridLabels: LanguageLabels['faceGridLabels'] = {
  picked: 'On the list',
  waiting: 'Waits for the network',
};

export const facetedListLabels: LanguageLabels['facetedListLabels'] = {
  groupedBy: 'Group by',
  count: (count) => `Found: ${written('en', count)}`,
  empty: 'Nothing matches',
  emptyText: 'Take one of the filters off, and there will be more.',
};

export const fileUploadLabels: LanguageLabels['fileUploadLabels'] = {
  prompt: 'Choose a file, or drop it here',
  remove: (name) => `Remove ${name}`,
  wrongType: (name) => `${name}: files of this kind are not taken.`,
  tooLarge: (name, most) => `${name} is larger than ${most}.`,
};

export const formLabels: LanguageLabels['formLabels'] = {
  choose: 'Choose…',
  none: 'none',
  removeChoice: (choice) => `Remove: ${choice}`,
  day: 'Day',
  time: 'Time',
  picker: pickerLabels,
  oneALine: 'One a line.',
  conflict: {
    title: 'Someone changed this in the meantime',
    text: 'Choose in each field which version stays, and save again.',
    mine: 'Your version',
    theirs: 'Saved by someone else',
    allMine: 'Mine everywhere',
    allTheirs: 'Theirs everywhere',
    merged: 'Your changes are still in the form, and the rest is up to date. Check and save again.',
    takeTheirs: 'Discard my changes',
    savedHere: (value) => `Someone saved here: ${typeof value === 'number' ? written('en', value) : value}`,
    changedHere: 'Someone changed this field too.',
    met: (fields) => `Someone has just changed here: ${fields.join(', ')}.`,
  },
};

export const galleryLabels: LanguageLabels['galleryLabels'] = {
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: 'Show in the whole window',
  place: (at, of) => `${at} of ${of}`,
  show: (title) => `Show ${title}`,
};

export const organizationChartLabels: LanguageLabels['organizationChartLabels'] = {
  open: (name) => `Show who reports to ${name}`,
  close: (name) => `Hide who reports to ${name}`,
};

export const pictureFieldLabels: LanguageLabels['pictureFieldLabels'] = {
  choose: 'Choose a picture or take one',
  replace: 'Choose another picture',
  remove: 'Remove the picture',
  wrongType: (name) => `${name}: this is no JPEG, PNG or WebP picture.`,
  tooLarge: (name, most) => `${name} is larger than ${most}.`,
};

export const responsiveFrameLabels: LanguageLabels['responsiveFrameLabels'] = {
  width: 'Width of the window',
  handle: 'Edge of the window',
  whole: 'Whole',
  pixels: (width) => `${width} px`,
};

export const resultTableLabels: LanguageLabels['resultTableLabels'] = {
  grade: 'Grade',
  passed: 'Passed',
  failed: 'Failed',
  noShow: 'Did not come',
  share: 'Share passed',
  total: 'Total',
};

export const rightsMatrixLabels: LanguageLabels['rightsMatrixLabels'] = {
  groups: 'Group',
  can: (group) => `${group}: what they may do`,
  kinds: { read: 'View', change: 'Change', own: 'Own' },
  right: (row, kind) => `${row}: ${{ read: 'view', change: 'change', own: 'own' }[kind]}`,
  notApplicable: 'does not apply',
  saving: 'saving',
  skip: 'Skip to the people in the group',
  asked: 'the right you ask about',
};

export const rollCallLabels: LanguageLabels['rollCallLabels'] = {
  list: 'Roll call',
  marks: {
    present: { label: 'Present', key: 'p' },
    late: { label: 'Late', key: 'l' },
    excused: { label: 'Excused', key: 'e' },
    absent: { label: 'Absent', key: 'a' },
  },
  unmarked: 'Unmarked',
  onMat: 'on the mat',
  outOf: (all) => `of ${written('en', all)}`,
  search: 'Find a person',
  filter: 'Show only',
  more: 'Another mark',
  undo: 'Undo',
  noMatches: 'Nobody like that is on the list',
  notSaved: 'Not saved',
};

export const sortableSectionsLabels: LanguageLabels['sortableSectionsLabels'] = {
  list: 'Parts of the page',
  grip: (title) => `Move ${title} with the arrow keys`,
  moved: (title, place, of) => `${title}, ${place} of ${of}`,
};

export const squareCropLabels: LanguageLabels['squareCropLabels'] = {
  frame: 'The cut of the picture. The arrow keys move it.',
  zoom: 'Zoom',
};

export const stepperLabels: LanguageLabels['stepperLabels'] = { done: 'done', invalid: 'to be corrected' };

export const tableLabels: LanguageLabels['tableLabels'] = {
  search: 'Search the table',
  tools: 'Table tools',
  filters: 'Filters',
  filterBy: (column) => `Filter by: ${column}`,
  moreFilters: 'More filters',
  searchIn: (column) => `Find: ${column}`,
  removeChoice: (choice) => `Remove: ${choice}`,
  flag: { true: 'Yes', false: 'No' },
  empty: { true: 'No value', false: 'Any value' },
  orMore: { number: (bound) => `${bound} or more`, date: (bound) => `${bound} or later` },
  orLess: { number: (bound) => `${bound} or less`, date: (bound) => `${bound} or earlier` },
  clearFilters: 'Clear filters',
  from: 'from',
  to: 'to',
  picker: async () => pickerLabels,
  view: 'View',
  columns: 'Columns',
  moveEarlier: (column) => `Move earlier: ${column}`,
  moveLater: (column) => `Move later: ${column}`,
  width: (column) => `Width: ${column}`,
  widths: { own: 'Auto width', narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  resetView: 'Reset columns',
  savedViews: 'Saved views',
  allRows: 'All',
  viewName: 'Name of the view',
  saveView: 'Save view',
  deleteView: (name) => `Delete view: ${name}`,
  exportCsv: 'Download CSV',
  print: 'Print',
  selectRow: 'Select row',
  selectAll: 'Select all rows of the page',
  selected: (count) => `${rows(count)} selected`,
  clearSelection: 'Clear selection',
  noneFound: 'Nothing matches',
  noneFoundHint: 'Change the search or the filters.',
  found: (count) => `${rows(count)} found`,
};

export const weekNavigatorLabels: LanguageLabels['weekNavigatorLabels'] = {
  previous: 'Previous week',
  next: 'Next week',
  today: 'Today',
};

export const wordDiffLabels: LanguageLabels['wordDiffLabels'] = { added: 'added:', removed: 'removed:' };

export const writingDeskLabels: LanguageLabels['writingDeskLabels'] = {
  write: 'Writing',
  preview: 'Preview',
  side: 'Settings and versions',
  tools: 'Tools',
};

export const writingDeskViewLabels: LanguageLabels['writingDeskViewLabels'] = {
  all: 'View',
  write: 'Write',
  preview: 'Preview',
  side: 'Settings',
};
