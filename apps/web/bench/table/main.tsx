import { Button, Card, DataTable, Inline, Stack, type TableLabels } from '@tatami/ui';
import { makeTheme } from '@tatami/ui/make-theme';
import { wearTheme } from '@tatami/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import texts from '../../public/assets/i18n/pl.json';
import { UiTexts } from '../../src/app/UiTexts.tsx';
import { I18nProvider } from '../../src/lib/i18n/I18nProvider.tsx';
import { columns, type Presence, presences } from './presences.ts';

// `?rows=100000` has so many rows in the browser; a button opens their table, another one changes the theme.
const count = Number(new URLSearchParams(location.search).get('rows') ?? 10_000);
const rows = presences(count);
const rowKey = ({ id }: Presence) => id;

const labels: TableLabels = {
  search: 'Szukaj',
  tools: 'Narzędzia tabeli',
  filters: 'Filtry',
  clearFilters: 'Wyczyść filtry',
  from: (column) => `${column}: od`,
  to: (column) => `${column}: do`,
  view: 'Widok',
  columns: 'Kolumny',
  moveEarlier: (column) => `Wcześniej: ${column}`,
  moveLater: (column) => `Dalej: ${column}`,
  resetView: 'Przywróć układ',
  savedViews: 'Zapisane widoki',
  viewName: 'Nazwa widoku',
  saveView: 'Zapisz widok',
  deleteView: (name) => `Usuń widok: ${name}`,
  exportCsv: 'Pobierz CSV',
  selectRow: 'Zaznacz wiersz',
  selectAll: 'Zaznacz wszystkie wiersze',
  selected: (chosen) => `Zaznaczono: ${chosen}`,
  clearSelection: 'Odznacz wszystkie',
  noneFound: 'Niczego takiego nie ma',
  noneFoundHint: 'Zmień filtry albo szukane słowo.',
  found: (left) => `Znaleziono: ${left}`,
};

const tools = {
  labels,
  search: true,
  selection: { actions: () => <Button size="small">Usuń</Button> },
};

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isDark, setDark] = useState(false);
  return (
    <Stack space={16}>
      <Inline space={8}>
        <Button onClick={() => setOpen(true)}>Otwórz tabelę</Button>
        <Button
          onClick={() => {
            wearTheme(document, makeTheme(isDark ? 'lara-light-indigo' : 'lara-dark-teal'));
            setDark(!isDark);
          }}
        >
          Zmień motyw
        </Button>
      </Inline>
      {isOpen && (
        <Card padding="none" bleed>
          <DataTable
            client
            caption="Obecności"
            height={640}
            empty={null}
            {...{ columns, rows, rowKey, tools }}
          />
        </Card>
      )}
    </Stack>
  );
}

document.documentElement.dataset.scale = '14';
wearTheme(document, makeTheme('lara-light-indigo'));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider language="pl" dictionary={texts} timeZone="Europe/Warsaw" load={async () => texts}>
      <UiTexts>
        <Page />
      </UiTexts>
    </I18nProvider>,
  );
}
