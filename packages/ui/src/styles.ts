// biome-ignore-all lint/performance/noReExportAll: the build takes the package's one stylesheet from here, and nothing else
export * from './components/CalendarHeatmap/CalendarHeatmap.tsx';
export * from './components/ChangeHistory/ChangeHistory.tsx';
export * from './components/Chart/Chart.tsx';
export * from './components/ColorPicker/ColorPicker.tsx';
export * from './components/CommandPalette/CommandPalette.tsx';
export * from './components/ContextMenu/ContextMenu.tsx';
export * from './components/CsvImport/CsvImport.tsx';
export * from './components/DatePicker/DatePicker.tsx';
export * from './components/DateRangePicker/DateRangePicker.tsx';
export * from './components/DropdownMenu/DropdownMenu.tsx';
export * from './components/FileUpload/FileUpload.tsx';
export * from './components/MonthCalendar/MonthCalendar.tsx';
export * from './components/MultiSelect/MultiSelect.tsx';
export * from './components/RightPath/RightPath.tsx';
export * from './components/RightsMatrix/RightsMatrix.tsx';
export * from './components/Tree/Tree.tsx';
export * from './index.ts';
