import type form from './form/pl.json';
import type history from './history/pl.json';
import type fromFile from './import/pl.json';
import type list from './list/pl.json';
import type page from './page/pl.json';
import type palette from './palette/pl.json';
import type picker from './picker/pl.json';
import type pictures from './pictures/pl.json';
import type row from './row/pl.json';

type Form = typeof form;
type History = typeof history;
type FromFile = typeof fromFile;
type List = typeof list;
type Page = typeof page;
type Palette = typeof palette;
type Picker = typeof picker;
type Pictures = typeof pictures;
type Row = typeof row;

declare global {
  interface TatamiTexts extends Form, History, FromFile, List, Page, Palette, Picker, Pictures, Row {
    /** What is said on any page where something went wrong. */
    'error.title': string;
    'error.unreached': string;
  }
}
