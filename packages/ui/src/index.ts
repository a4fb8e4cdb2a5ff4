export { Accordion, type AccordionProps, type AccordionSection } from './components/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export type { AvatarBelt } from './components/Avatar/BeltRing.tsx';
export type { AvatarSize } from './components/Avatar/sizes.ts';
export {
  AvatarGroup,
  type AvatarGroupProps,
  type AvatarPerson,
} from './components/AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './components/Banner/Banner.tsx';
export { Bell, type BellProps } from './components/Bell/Bell.tsx';
export { BeltBadge, type BeltBadgeProps } from './components/BeltBadge/BeltBadge.tsx';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { useCommandKey } from './components/CommandPalette/use-command-key.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export {
  ConflictChoice,
  type ConflictChoiceProps,
  type ConflictField,
  type ConflictLabels,
  type ConflictSide,
} from './components/ConflictChoice/ConflictChoice.tsx';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './components/ConnectionIndicator/ConnectionIndicator.tsx';
export {
  CookieBanner,
  type CookieBannerLabels,
  type CookieBannerProps,
} from './components/CookieBanner/CookieBanner.tsx';
export type {
  CellValue,
  ChoiceFilter,
  ColumnFilter,
  FilterChoice,
  FilteredColumn,
  ReferenceFilter,
  TableColumn,
} from './components/DataTable/column.ts';
export { type CsvValue, saveCsv, toCsv } from './components/DataTable/csv.ts';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export type { TableLabels } from './components/DataTable/labels.ts';
export type { ListTotal } from './components/DataTable/list-total.ts';
export type { SelectionTool } from './components/DataTable/use-selection.ts';
export type { TableTools } from './components/DataTable/ViewedTable.tsx';
export type { SavedViews, StandardView } from './components/DataTable/view.ts';
export {
  type FilterValue,
  plainView,
  readView,
  type SavedView,
  type TableSort,
  type TableView,
} from './components/DataTable/view.ts';
export { DateField, type DateFieldProps, type PickerLabels } from './components/DateField/DateField.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { DoorScreen, type DoorScreenProps } from './components/DoorScreen/DoorScreen.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export type { MenuEntry } from './components/DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export {
  FaceGrid,
  type FaceGridProps,
  type GridGroup,
  type GridPerson,
} from './components/FaceGrid/FaceGrid.tsx';
export { type ControlProps, Field, type FieldProps } from './components/Field/Field.tsx';
export { FieldGroup } from './components/Field/FieldGroup.tsx';
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx';
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './components/FilterChips/FilterChips.tsx';
export { FocusPage, type FocusPageProps } from './components/FocusPage/FocusPage.tsx';
export { Footer, type FooterProps } from './components/Footer/Footer.tsx';
export {
  FormDrawer,
  type FormDrawerProps,
  type FormDrawerViews,
} from './components/FormDrawer/FormDrawer.tsx';
export { GroupTag, type GroupTagProps } from './components/GroupTag/GroupTag.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { ItemList, type ItemListProps, type ListItem } from './components/ItemList/ItemList.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { MenuButton, type MenuButtonProps } from './components/MenuButton/MenuButton.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export type {
  ComboboxOption,
  OptionNames,
  OptionSearch,
  OptionSource,
} from './components/private/option-source.ts';
export { QrCode, type QrCodeProps, type QrModules } from './components/QrCode/QrCode.tsx';
export { QuietNote, type QuietNoteProps } from './components/QuietNote/QuietNote.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export {
  type FieldErrors,
  type FormValues,
  type Judge,
  useFormValues,
} from './components/RecordForm/use-form-values.ts';
export type {
  BulkDeed,
  BulkLabels,
  DeedOutcome,
  DeedRun,
  LeftRow,
} from './components/RecordList/bulk-deed.ts';
export { listChange, type SearchChange } from './components/RecordList/change-address.ts';
export { drawColumns } from './components/RecordList/draw-columns.tsx';
export {
  RecordList,
  type RecordListAdd,
  type RecordListPage,
  type RecordListProps,
} from './components/RecordList/RecordList.tsx';
export {
  type AddressedList,
  type FilterKind,
  type ListAddress,
  readListAddress,
} from './components/RecordList/read-address.ts';
export type {
  CellFormats,
  ChoiceColumn,
  ColumnChoice,
  DateColumn,
  NumberColumn,
  OwnColumn,
  RecordColumn,
  RecordColumnBase,
  ReferenceColumn,
  TextColumn,
} from './components/RecordList/record-column.ts';
export {
  type AddressedPlace,
  type AddressedView,
  useAddressedView,
} from './components/RecordList/use-addressed-view.ts';
export {
  type AttendanceMark,
  attendanceMarks,
  countMarks,
  type MarkCounts,
  type RollCallLabels,
  type RollCallPerson,
} from './components/RollCall/marks.ts';
export { type LastMarked, RollCall, type RollCallProps } from './components/RollCall/RollCall.tsx';
export { RollCallLegend, type RollCallLegendProps } from './components/RollCall/RollCallLegend.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SecretCodes, type SecretCodesProps } from './components/SecretCodes/SecretCodes.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Shell, type ShellProps } from './components/Shell/Shell.tsx';
export {
  allowedItems,
  type IsAllowed,
  type MenuBranch,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  SideMenu,
  type SideMenuProps,
} from './components/SideMenu/SideMenu.tsx';
export { OverviewSkeleton } from './components/Skeleton/OverviewSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { SplitButton, type SplitButtonProps } from './components/SplitButton/SplitButton.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stat, type StatProps } from './components/Stat/Stat.tsx';
export { StatusTag, type StatusTagProps } from './components/StatusTag/StatusTag.tsx';
export { type Step, Stepper, type StepperLabels, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Tag, type TagProps, type TagTone } from './components/Tag/Tag.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './components/Timeline/Timeline.tsx';
export {
  type ShowToast,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type ToastSeverity,
  useToast,
} from './components/Toast/ToastProvider.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { TopBar, type TopBarProps } from './components/TopBar/TopBar.tsx';
export { TopProgress, type TopProgressProps } from './components/TopProgress/TopProgress.tsx';
export { TurningCode, type TurningCodeProps } from './components/TurningCode/TurningCode.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { addDays, mondayOf } from './components/WeekCalendar/layout.ts';
export { WeekNavigator, type WeekNavigatorProps } from './components/WeekNavigator/WeekNavigator.tsx';
export type { UiLabels } from './provider/labels.ts';
export {
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
  useLabels,
  useLinkComponent,
  useLocale,
} from './provider/UiProvider.tsx';
export type { Group } from './theme/groups.ts';
