import type { CalendarHeatmapLabels } from '../components/CalendarHeatmap/CalendarHeatmap.tsx';
import type { CarouselLabels } from '../components/Carousel/Carousel.tsx';
import type { ChangeHistoryLabels } from '../components/ChangeHistory/change-entry.ts';
import type { CodeSampleProps } from '../components/CodeSample/CodeSample.tsx';
import type { CookieBannerLabels } from '../components/CookieBanner/CookieBanner.tsx';
import type { CsvImportLabels } from '../components/CsvImport/labels.ts';
import type { TableLabels } from '../components/DataTable/labels.ts';
import type { DateRangePickerLabels } from '../components/DateRangePicker/DateRangePicker.tsx';
import type { ExampleLabels } from '../components/Example/Example.tsx';
import type { ExamSheetLabels } from '../components/ExamSheet/sheet.ts';
import type { FaceGridProps } from '../components/FaceGrid/FaceGrid.tsx';
import type { FacetedListLabels } from '../components/FacetedList/FacetedList.tsx';
import type { FileUploadLabels } from '../components/FileUpload/FileUpload.tsx';
import type { GalleryLabels } from '../components/Gallery/Gallery.tsx';
import type { OrganizationChartLabels } from '../components/OrganizationChart/OrganizationChart.tsx';
import type { PictureFieldLabels } from '../components/PictureField/PictureField.tsx';
import type { PickerLabels } from '../components/private/picker/writing.ts';
import type { FormLabels } from '../components/RecordForm/labels.ts';
import type { BulkLabels } from '../components/RecordList/bulk-deed.ts';
import type { ResponsiveFrameLabels } from '../components/ResponsiveFrame/ResponsiveFrame.tsx';
import type { ResultTableProps } from '../components/ResultTable/ResultTable.tsx';
import type { RightsMatrixLabels } from '../components/RightsMatrix/rights.ts';
import type { RollCallLabels } from '../components/RollCall/marks.ts';
import type { SortableSectionsLabels } from '../components/SortableSections/SortableSections.tsx';
import type { SquareCropLabels } from '../components/SquareCrop/SquareCrop.tsx';
import type { StepperLabels } from '../components/Stepper/Stepper.tsx';
import type { WeekNavigatorProps } from '../components/WeekNavigator/WeekNavigator.tsx';
import type { WordDiffProps } from '../components/WordDiff/WordDiff.tsx';
import type { WritingDeskProps } from '../components/WritingDesk/WritingDesk.tsx';
import type { UiLabels } from '../provider/labels.ts';

/** What an entry of a language has: the texts of the provider, and those that a component takes as `labels`, by its name. */
export interface LanguageLabels {
  /** The texts inside components, for the `UiProvider`. */
  labels: UiLabels;
  /** The texts of what is done to many rows at once. */
  bulkLabels: BulkLabels;
  /** The texts of `CalendarHeatmap`, which counts trainings. */
  calendarHeatmapLabels: CalendarHeatmapLabels;
  /** The texts of `Carousel`. */
  carouselLabels: CarouselLabels;
  /** The texts of `ChangeHistory`. */
  changeHistoryLabels: ChangeHistoryLabels;
  /** The texts of `CodeSample`. */
  codeSampleLabels: CodeSampleProps['labels'];
  /** The texts of `CookieBanner`. */
  cookieBannerLabels: CookieBannerLabels;
  /** The texts of `CsvImport`. */
  csvImportLabels: CsvImportLabels;
  /** The texts of `DateRangePicker`. */
  dateRangePickerLabels: DateRangePickerLabels;
  /** The texts of `Example`. */
  exampleLabels: ExampleLabels;
  /** The texts of `ExamSheet`. */
  examSheetLabels: ExamSheetLabels;
  /** The texts of `FaceGrid`. */
  faceGridLabels: FaceGridProps['labels'];
  /** The texts of `FacetedList`. */
  facetedListLabels: FacetedListLabels;
  /** The texts of `FileUpload`. */
  fileUploadLabels: FileUploadLabels;
  /** The texts of `RecordForm` and `FormDrawer`. Those of `ConflictChoice` are its `conflict`. */
  formLabels: FormLabels;
  /** The texts of `Gallery`. */
  galleryLabels: GalleryLabels;
  /** The texts of `OrganizationChart`. */
  organizationChartLabels: OrganizationChartLabels;
  /** The texts of `DateField` and `TimeField`. */
  pickerLabels: PickerLabels;
  /** The texts of `PictureField`. */
  pictureFieldLabels: PictureFieldLabels;
  /** The texts of `ResponsiveFrame`. */
  responsiveFrameLabels: ResponsiveFrameLabels;
  /** The texts of `ResultTable`. */
  resultTableLabels: ResultTableProps['labels'];
  /** The texts of `RightsMatrix`. */
  rightsMatrixLabels: RightsMatrixLabels;
  /** The texts of `RollCall`. */
  rollCallLabels: RollCallLabels;
  /** The texts of `SortableSections`. */
  sortableSectionsLabels: SortableSectionsLabels;
  /** The texts of `SquareCrop`. */
  squareCropLabels: SquareCropLabels;
  /** The texts of `Stepper`. */
  stepperLabels: StepperLabels;
  /** The texts of the tools of `DataTable` and `RecordList`, and of `FilterBar`. */
  tableLabels: TableLabels;
  /** The texts of `WeekNavigator`. */
  weekNavigatorLabels: WeekNavigatorProps['labels'];
  /** The texts of `WordDiff`. */
  wordDiffLabels: WordDiffProps['labels'];
  /** The texts of `WritingDesk`. */
  writingDeskLabels: WritingDeskProps['labels'];
  /** The texts of the choice of what `WritingDesk` shows where there is little room. */
  writingDeskViewLabels: WritingDeskProps['viewLabels'];
}
