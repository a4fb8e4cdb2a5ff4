import { useTableLabels } from '@tatami/tables/use-table-labels';
import { Button, Card, DataTable, Inline, Stack } from '@tatami/ui';
import { makeTheme } from '@tatami/ui/make-theme';
import { wearTheme } from '@tatami/ui/theme';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import texts from '../../src/app/pl.json';
import { columns, type Presence, presences } from './presences.ts';

// `?rows=100000` has so many rows in the browser; a button opens their table, another one changes the theme.
const count = Number(new URLSearchParams(location.search).get('rows') ?? 10_000);
const rows = presences(count);
const rowKey = ({ id }: Presence) => id;

const selection = { actions: () => <Button size="small">Usuń</Button> };

let isDark = false;

/** Puts the other theme on. As in the product and in the floor, what is in sight has no part in it: the browser alone draws it anew. */
function switchTheme() {
  isDark = !isDark;
  wearTheme(document, makeTheme(isDark ? 'lara-dark-teal' : 'lara-light-indigo'));
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const tools = { labels: useTableLabels('Szukaj'), search: true, selection };
  return (
    <Stack space={16}>
      <Inline space={8}>
        <Button onClick={() => setOpen(true)}>Otwórz tabelę</Button>
        <Button onClick={switchTheme}>Zmień motyw</Button>
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
