import './bare-table.css';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Presence, presences } from '../table/presences.ts';
import type { TableProps } from './Table.tsx';

// The floor that a hand is compared with. `?rows=10000` has the rows in the browser; without it their first page is
// fetched beside the code of the table, as a page of the product does.
const count = new URLSearchParams(location.search).get('rows');
const rows = count === null ? undefined : presences(Number(count));

async function open(): Promise<{ Table: ComponentType<TableProps>; rows: readonly Presence[] }> {
  const [{ Table }, page] = await Promise.all([
    import('./Table.tsx'),
    rows ?? fetch('/page.json').then((answer) => answer.json()),
  ]);
  return { Table, rows: page };
}
if (rows) void import('./Table.tsx');

function Page() {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof open>>>();
  return (
    <>
      <button type="button" onClick={() => void open().then(setOpened)}>
        Otwórz tabelę
      </button>
      <button type="button" onClick={() => document.documentElement.classList.toggle('dark')}>
        Zmień motyw
      </button>
      <main>
        <h1>Obecności</h1>
        {opened && <opened.Table rows={opened.rows} />}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
