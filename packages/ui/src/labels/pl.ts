import { counted, formOf, written } from './counted.ts';
import type { LanguageLabels } from './labels.ts';

export { csvImportLabels } from './csv-import.pl.ts';

const rows = (count: number) =>
  counted('pl', count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' });

export const labels: LanguageLabels['labels'] = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  clear: 'Wyczyść',
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  required: 'pole wymagane',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  increase: 'Zwiększ',
  decrease: 'Zmniejsz',
  noMatches: 'Brak pasujących wyników',
  anotherLetter: 'Wpisz jeszcze jedną literę',
  searchFailed: 'Nie udało się wyszukać',
  skipToContent: 'Przejdź do treści',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  mainMenu: 'Menu główne',
  quickMenu: 'Szybkie menu',
  notifications: 'Powiadomienia',
  toastTitles: { info: 'Informacja', success: 'Sukces', warn: 'Ostrzeżenie', error: 'Błąd' },
  pages: 'Strony listy',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  rowRange: (first, last, { value, exact }) =>
    `${written('pl', first)}–${written('pl', last)} z ${exact ? '' : 'ponad '}${written('pl', value)}`,
  sortBy: 'Sortuj według',
};

export const bulkLabels: LanguageLabels['bulkLabels'] = {
  running: 'Zmienianie zaznaczonych wierszy',
  progress: (done, count) => `${written('pl', done)} z ${written('pl', count)}`,
  selected: (count) => `Zaznaczono ${rows(count)}`,
  change: 'Zmień',
  undo: 'Cofnij',
  left: (count) =>
    `${rows(count)} ${formOf('pl', count, { one: 'pozostał', few: 'pozostały', other: 'pozostało' })} bez zmian`,
};

export const calendarHeatmapLabels: LanguageLabels['calendarHeatmapLabels'] = {
  less: 'mniej',
  more: 'więcej',
  count: (count) =>
    counted('pl', count, { one: 'trening', few: 'treningi', many: 'treningów', other: 'treningu' }),
};

export const carouselLabels: LanguageLabels['carouselLabels'] = {
  previous: 'Poprzedni slajd',
  next: 'Następny slajd',
  place: (at, of) => `${at} z ${of}`,
  role: 'karuzela',
  slideRole: 'slajd',
};

export const changeHistoryLabels: LanguageLabels['changeHistoryLabels'] = {
  system: 'Tatami',
  before: 'było:',
  after: 'jest:',
  moreFields: (count) =>
    `Jeszcze ${counted('pl', count, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })}`,
  showMore: 'Pokaż starsze zmiany',
  empty: 'Nikt tu jeszcze niczego nie zmienił',
  revert: 'Cofnij tę zmianę',
  revertTitle: 'Cofnąć tę zmianę?',
  revertHint: 'Te pola będą takie jak przed nią. Cofnięcie też zostanie w historii.',
  revertConfirm: 'Cofnij zmianę',
  reverted: 'cofnięta',
};

export const codeSampleLabels: LanguageLabels['codeSampleLabels'] = {
  copy: 'Kopiuj',
  copied: 'Skopiowano',
};

export const cookieBannerLabels: LanguageLabels['cookieBannerLabels'] = {
  message: 'Ta strona używa plików cookie, aby korzystanie z niej było jak najwygodniejsze.',
  dismiss: 'Rozumiem!',
  deny: 'Odrzuć pliki cookie',
  link: 'Dowiedz się więcej',
  policy: 'Polityka plików cookie',
};

export const pickerLabels: LanguageLabels['pickerLabels'] = {
  openCalendar: 'Wybierz z kalendarza',
  openTimes: 'Wybierz godzinę',
  noDay: (example) => `Nie ma takiego dnia. Podaj datę w postaci ${example}.`,
  noTime: (example) => `Nie ma takiej godziny. Podaj ją w postaci ${example}.`,
  notBefore: (first) => `Najwcześniej ${first}.`,
  notAfter: (last) => `Najpóźniej ${last}.`,
};

export const dateRangePickerLabels: LanguageLabels['dateRangePickerLabels'] = {
  openCalendar: pickerLabels.openCalendar,
  openTimes: pickerLabels.openTimes,
  noDay: pickerLabels.noDay,
  noTime: pickerLabels.noTime,
  notBefore: pickerLabels.notBefore,
  notAfter: pickerLabels.notAfter,
  from: 'Od',
  to: 'Do',
};

export const exampleLabels: LanguageLabels['exampleLabels'] = {
  show: 'Pokaż kod',
  hide: 'Ukryj kod',
  code: (title) => `Kod przykładu: ${title}`,
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  failed: 'Nie udało się pobrać kodu. Sprawdź połączenie i spróbuj jeszcze raz.',
};

export const examSheetLabels: LanguageLabels['examSheetLabels'] = {
  sheet: 'Arkusz egzaminu',
  candidate: 'Kandydat',
  result: 'Wynik',
  marks: { passed: 'zaliczona', toImprove: 'do poprawy', failed: 'niezaliczona', none: 'bez oceny' },
  note: 'Uwaga',
  clear: 'Usuń ocenę',
  previous: 'Poprzednia osoba',
  next: 'Następna osoba',
};

export const faceGridLabels: LanguageLabels['faceGridLabels'] = {
  picked: 'Na liście',
  waiting: 'Czeka na sieć',
};

export const facetedListLabels: LanguageLabels['facetedListLabels'] = {
  groupedBy: 'Grupuj według',
  count: (count) => `Znaleziono: ${written('pl', count)}`,
  empty: 'Nic nie pasuje',
  emptyText: 'Zdejmij któryś z filtrów, a pojawi się więcej.',
};

export const fileUploadLabels: LanguageLabels['fileUploadLabels'] = {
  prompt: 'Wybierz plik albo upuść go tutaj',
  remove: (name) => `Usuń ${name}`,
  wrongType: (name) => `${name}: tego rodzaju plików nie przyjmujemy.`,
  tooLarge: (name, most) => `${name} ma więcej niż ${most}.`,
};

export const formLabels: LanguageLabels['formLabels'] = {
  choose: 'Wybierz…',
  none: 'nie wybrano',
  removeChoice: (choice) => `Usuń: ${choice}`,
  day: 'Dzień',
  time: 'Godzina',
  picker: pickerLabels,
  oneALine: 'Każdy w osobnym wierszu.',
  conflict: {
    title: 'Ktoś zmienił te dane w międzyczasie',
    text: 'Wybierz w każdym polu, która wersja zostaje, i zapisz ponownie.',
    mine: 'Twoja wersja',
    theirs: 'Zapisane przez kogoś innego',
    allMine: 'Wszędzie moja',
    allTheirs: 'Wszędzie zapisana',
    merged: 'Twoje zmiany zostały w formularzu, a reszta jest już aktualna. Sprawdź i zapisz ponownie.',
    takeTheirs: 'Odrzuć moje zmiany',
    savedHere: (value) => `Ktoś zapisał tu: ${typeof value === 'number' ? written('pl', value) : value}`,
    changedHere: 'Ktoś też zmienił to pole.',
    met: (fields) => `Ktoś zmienił tu przed chwilą: ${fields.join(', ')}.`,
  },
};

export const galleryLabels: LanguageLabels['galleryLabels'] = {
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  enlarge: 'Pokaż na całym ekranie',
  place: (at, of) => `${at} z ${of}`,
  show: (title) => `Pokaż: ${title}`,
};

export const organizationChartLabels: LanguageLabels['organizationChartLabels'] = {
  open: (name) => `Pokaż podległych: ${name}`,
  close: (name) => `Ukryj podległych: ${name}`,
};

export const pictureFieldLabels: LanguageLabels['pictureFieldLabels'] = {
  choose: 'Wybierz zdjęcie albo je zrób',
  replace: 'Wybierz inne zdjęcie',
  remove: 'Usuń zdjęcie',
  wrongType: (name) => `${name}: to nie jest zdjęcie JPEG, PNG ani WebP.`,
  tooLarge: (name, most) => `${name} ma więcej niż ${most}.`,
};

export const responsiveFrameLabels: LanguageLabels['responsiveFrameLabels'] = {
  width: 'Szerokość okna',
  handle: 'Krawędź okna',
  whole: 'Całość',
  pixels: (width) => `${width} px`,
};

export const resultTableLabels: LanguageLabels['resultTableLabels'] = {
  grade: 'Stopień',
  passed: 'Zdało',
  failed: 'Nie zdało',
  noShow: 'Nie przyszło',
  share: 'Zdawalność',
  total: 'Razem',
};

export const rightsMatrixLabels: LanguageLabels['rightsMatrixLabels'] = {
  groups: 'Grupa',
  can: (group) => `${group}: co wolno`,
  kinds: { read: 'Podgląd', change: 'Zmiana', own: 'Własne' },
  right: (row, kind) => `${row}: ${{ read: 'podgląd', change: 'zmiana', own: 'własne' }[kind]}`,
  notApplicable: 'nie dotyczy',
  saving: 'zapisywanie',
  skip: 'Przejdź do osób w grupie',
  asked: 'o to prawo pytasz',
};

export const rollCallLabels: LanguageLabels['rollCallLabels'] = {
  list: 'Lista obecności',
  marks: {
    present: { label: 'Obecność', key: 'o' },
    late: { label: 'Spóźnienie', key: 's' },
    excused: { label: 'Usprawiedliwienie', key: 'u' },
    absent: { label: 'Nieobecność', key: 'n' },
  },
  unmarked: 'Bez wpisu',
  onMat: 'na macie',
  outOf: (all) => `z ${written('pl', all)}`,
  search: 'Szukaj osoby',
  filter: 'Pokaż tylko',
  more: 'Inny wpis',
  undo: 'Cofnij',
  noMatches: 'Nikogo takiego nie ma na liście',
  notSaved: 'Nie zapisano',
};

export const sortableSectionsLabels: LanguageLabels['sortableSectionsLabels'] = {
  list: 'Części strony',
  grip: (title) => `Przesuń strzałkami: ${title}`,
  moved: (title, place, of) => `${title}: miejsce ${place} z ${of}`,
};

export const squareCropLabels: LanguageLabels['squareCropLabels'] = {
  frame: 'Kadr zdjęcia. Przesuwają go strzałki.',
  zoom: 'Przybliżenie',
};

export const stepperLabels: LanguageLabels['stepperLabels'] = { done: 'gotowe', invalid: 'wymaga poprawy' };

export const tableLabels: LanguageLabels['tableLabels'] = {
  search: 'Szukaj w tabeli',
  tools: 'Narzędzia tabeli',
  filters: 'Filtry',
  filterBy: (column) => `Filtruj: ${column}`,
  moreFilters: 'Więcej filtrów',
  searchIn: (column) => `Szukaj: ${column}`,
  removeChoice: (choice) => `Usuń: ${choice}`,
  flag: { true: 'Tak', false: 'Nie' },
  empty: { true: 'Brak wartości', false: 'Z wartością' },
  orMore: { number: (bound) => `${bound} lub więcej`, date: (bound) => `${bound} lub później` },
  orLess: { number: (bound) => `${bound} lub mniej`, date: (bound) => `${bound} lub wcześniej` },
  clearFilters: 'Wyczyść filtry',
  from: 'od',
  to: 'do',
  picker: async () => pickerLabels,
  view: 'Widok',
  columns: 'Kolumny',
  moveEarlier: (column) => `Przesuń wcześniej: ${column}`,
  moveLater: (column) => `Przesuń dalej: ${column}`,
  width: (column) => `Szerokość: ${column}`,
  widths: { own: 'Automatyczna', narrow: 'Wąska', medium: 'Średnia', wide: 'Szeroka' },
  resetView: 'Przywróć układ kolumn',
  savedViews: 'Zapisane widoki',
  allRows: 'Wszystkie',
  viewName: 'Nazwa widoku',
  saveView: 'Zapisz widok',
  deleteView: (name) => `Usuń widok: ${name}`,
  exportCsv: 'Pobierz CSV',
  print: 'Drukuj',
  selectRow: 'Zaznacz wiersz',
  selectAll: 'Zaznacz wszystkie wiersze na stronie',
  selected: (count) => `Zaznaczono ${rows(count)}`,
  clearSelection: 'Odznacz wszystkie',
  noneFound: 'Nic nie pasuje',
  noneFoundHint: 'Zmień szukany tekst albo filtry.',
  found: (count) => `Znaleziono ${rows(count)}`,
};

export const weekNavigatorLabels: LanguageLabels['weekNavigatorLabels'] = {
  previous: 'Poprzedni tydzień',
  next: 'Następny tydzień',
  today: 'Dziś',
};

export const wordDiffLabels: LanguageLabels['wordDiffLabels'] = { added: 'dodano:', removed: 'usunięto:' };

export const writingDeskLabels: LanguageLabels['writingDeskLabels'] = {
  write: 'Pisanie',
  preview: 'Podgląd',
  side: 'Ustawienia i wersje',
  tools: 'Narzędzia',
};

export const writingDeskViewLabels: LanguageLabels['writingDeskViewLabels'] = {
  all: 'Widok',
  write: 'Pisz',
  preview: 'Podgląd',
  side: 'Ustawienia',
};
