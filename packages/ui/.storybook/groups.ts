import type { Said } from './guide.ts';

/** A group of the book’s pages, by what one wants of them. */
export interface PageGroup {
  readonly name: Said;
  /** What stands in it, in the order of a reader: a component’s name, or a page of the book’s own. */
  readonly pages: readonly string[];
}

/** What the book’s own pages are called, by the titles of their files. */
export const ownPages: Readonly<Record<string, Said>> = {
  Home: { pl: 'Strona główna', en: 'Home' },
  News: { pl: 'Co nowego', en: 'What’s new' },
  Status: { pl: 'Stan komponentów', en: 'State of the components' },
  Start: { pl: 'Pierwsza strona', en: 'A first page' },
  Colour: { pl: 'Kolor', en: 'Colour' },
  Type: { pl: 'Pismo', en: 'Type' },
  Space: { pl: 'Odstępy i promienie', en: 'Space and corners' },
  Motion: { pl: 'Ruch', en: 'Motion' },
  Signs: { pl: 'Ikony', en: 'Icons' },
  Drawing: { pl: 'Rysunek i pasy', en: 'Drawing and belts' },
  Families: { pl: 'Galeria motywów', en: 'Gallery of themes' },
  'Own theme': { pl: 'Twój motyw', en: 'A theme of your own' },
  'A list': { pl: 'Strona listy', en: 'A list' },
  'A form': { pl: 'Formularz', en: 'A form' },
  'Nothing there': { pl: 'Pusto', en: 'Nothing there yet' },
};

/** The pages that stand before all groups. */
export const firstPages = ['Home', 'News', 'Status', 'Start'] as const;

export const groups: readonly PageGroup[] = [
  {
    name: { pl: 'Podstawy', en: 'Foundations' },
    pages: ['Colour', 'Type', 'Space', 'Motion', 'Signs', 'Drawing', 'Families', 'Own theme'],
  },
  {
    name: { pl: 'Wybieranie', en: 'Choosing' },
    pages: [
      'FilterChips',
      'FilterBar',
      'SegmentedControl',
      'Select',
      'Combobox',
      'MultiSelect',
      'DateField',
      'DateRangePicker',
      'TimeField',
      'RadioGroup',
      'Checkbox',
      'Switch',
      'Slider',
      'Rating',
      'ColorPicker',
      'ThemeSwatches',
      'FacetedList',
    ],
  },
  {
    name: { pl: 'Wpisywanie', en: 'Writing in' },
    pages: [
      'TextField',
      'TextArea',
      'NumberField',
      'PasswordField',
      'SearchField',
      'CodeField',
      'Field',
      'FloatLabel',
      'Fieldset',
      'FileUpload',
      'PictureField',
      'SquareCrop',
      'LineEditor',
      'SourceEditor',
      'RecordForm',
      'ConflictChoice',
      'CsvImport',
    ],
  },
  {
    name: { pl: 'Robienie', en: 'Doing' },
    pages: [
      'Button',
      'ButtonGroup',
      'IconButton',
      'Link',
      'MenuButton',
      'SplitButton',
      'PersonButton',
      'HelpLink',
      'DropdownMenu',
      'ContextMenu',
      'CommandPalette',
    ],
  },
  {
    name: { pl: 'Pokazywanie ludzi', en: 'Showing people' },
    pages: [
      'Avatar',
      'AvatarGroup',
      'FaceGrid',
      'Belt',
      'BeltBadge',
      'RollCall',
      'NextGrade',
      'OrganizationChart',
      'RightPath',
      'RightsMatrix',
    ],
  },
  {
    name: { pl: 'Pokazywanie treningów', en: 'Showing trainings' },
    pages: [
      'NextClass',
      'AnswerPill',
      'TrainingWeek',
      'WeekCalendar',
      'DayCalendar',
      'MonthCalendar',
      'MonthMarks',
      'WeekNavigator',
      'Agenda',
      'GroupTag',
      'TechniqueTaps',
      'MatHero',
      'MatGrades',
      'MatRoom',
      'ExamSheet',
    ],
  },
  {
    name: { pl: 'Pokazywanie danych', en: 'Showing data' },
    pages: [
      'DataTable',
      'DataTable/Grid',
      'DataTable/Order',
      'DataTable/Tools',
      'DataTable/Wide',
      'RecordList',
      'ItemList',
      'DescriptionList',
      'ResultTable',
      'BarTable',
      'HeatTable',
      'Chart',
      'Stat',
      'CalendarHeatmap',
      'YearMap',
      'Timeline',
      'StateTrack',
      'StatusTag',
      'Tag',
      'Badge',
      'Tree',
      'SortableSections',
      'Pagination',
      'ChangeHistory',
      'WordDiff',
      'FileList',
      'QrCode',
      'SecretCodes',
      'TurningCode',
      'FrameLog',
    ],
  },
  {
    name: { pl: 'Pokazywanie treści', en: 'Showing content' },
    pages: [
      'Heading',
      'Text',
      'Markdown',
      'MarkedText',
      'ArticleProse',
      'Gallery',
      'Carousel',
      'Thumbnail',
      'VideoStill',
      'PagePreview',
      'CodeSample',
      'Example',
      'Logo',
      'DojoScene',
      'VisuallyHidden',
    ],
  },
  {
    name: { pl: 'Mówienie, co się dzieje', en: 'Saying what goes on' },
    pages: [
      'Toast',
      'EmptyState',
      'ErrorState',
      'Notice',
      'Banner',
      'QuietNote',
      'Skeleton',
      'Spinner',
      'Progress',
      'TopProgress',
      'ConnectionIndicator',
      'Bell',
      'CookieBanner',
    ],
  },
  {
    name: { pl: 'Nad stroną', en: 'Over the page' },
    pages: ['Dialog', 'ConfirmDialog', 'Drawer', 'FormDrawer', 'Popover', 'Tooltip'],
  },
  {
    name: { pl: 'Układanie strony', en: 'Laying out a page' },
    pages: [
      'UiProvider',
      'Stack',
      'Inline',
      'Columns',
      'Card',
      'Panel',
      'Accordion',
      'Tabs',
      'Stepper',
      'Splitter',
      'Swipe',
      'ResponsiveFrame',
      'PageHeader',
      'PaperHead',
      'FocusPage',
      'GuidedPage',
      'DoorScreen',
      'WritingDesk',
    ],
  },
  {
    name: { pl: 'Prowadzenie po klubie', en: 'Finding the way' },
    pages: ['Shell', 'TopBar', 'SideMenu', 'BottomBar', 'Breadcrumbs', 'MegaMenu', 'SkipLink', 'Footer'],
  },
  {
    name: { pl: 'Wzory stron', en: 'Patterns of pages' },
    pages: ['A list', 'A form', 'Nothing there'],
  },
];

/** What is in no group. */
export const otherPages: Said = { pl: 'Jeszcze bez miejsca', en: 'Without a place yet' };

/** Pages at work, of stories that belong to no component. */
export const wholePages: Said = { pl: 'Całe strony', en: 'Whole pages' };

/** What the tests have stories for, and the book a page of its own. */
export const supersededPages: readonly string[] = ['Tokens', 'Themes', 'Icons'];

/** What a page is placed by: its title without the group that its file names. */
export const placeOf = (title: string): string =>
  title.includes('/') ? title.slice(title.indexOf('/') + 1) : title;
