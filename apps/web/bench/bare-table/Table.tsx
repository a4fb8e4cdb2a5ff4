import { useMemo, useState } from 'react';
import type { Presence } from '../table/presences.ts';

export interface TableProps {
  rows: readonly Presence[];
}

const columns = [
  ['person', 'Kto'],
  ['number', 'Numer'],
  ['heldOn', 'Kiedy'],
  ['workplace', 'Miejsce'],
  ['minutes', 'Minuty'],
] as const;
type Column = (typeof columns)[number][0];

const rowHeight = 40;
const height = 640;
const collator = new Intl.Collator('pl', { numeric: true });

/** The least that searches and sorts so many rows and scrolls through them: what is in sight is drawn, and no more. */
export function Table({ rows }: TableProps) {
  const [order, setOrder] = useState<{ by: Column; up: boolean }>();
  const [search, setSearch] = useState('');
  const [top, setTop] = useState(0);
  const shown = useMemo(() => {
    const wanted = search.toLocaleLowerCase('pl');
    const found = wanted
      ? rows.filter((row) => columns.some(([id]) => String(row[id]).toLocaleLowerCase('pl').includes(wanted)))
      : [...rows];
    if (!order) return found;
    const { by, up } = order;
    return found.sort((one, other) => (up ? 1 : -1) * compare(one[by], other[by]));
  }, [rows, order, search]);
  const first = Math.floor(top / rowHeight);
  const seen = shown.slice(first, first + Math.ceil(height / rowHeight) + 1);
  return (
    <>
      <input
        type="search"
        aria-label="Szukaj"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div
        className="scroller"
        style={{ height }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <table aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              {columns.map(([id, head]) => (
                <th key={id} scope="col">
                  <button
                    type="button"
                    onClick={() => setOrder((was) => ({ by: id, up: was?.by === id ? !was.up : true }))}
                  >
                    {head}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first > 0 && <tr style={{ height: first * rowHeight }} />}
            {seen.map((row) => (
              <tr key={row.id} style={{ height: rowHeight }}>
                {columns.map(([id]) => (
                  <td key={id}>{row[id]}</td>
                ))}
              </tr>
            ))}
            <tr style={{ height: (shown.length - first - seen.length) * rowHeight }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}
