import { Card, DataTable, EmptyState, ErrorState, type TableColumn } from '@tatami/ui';
import { useEffect, useState } from 'react';
import type { Room } from './rooms.ts';

const columns: TableColumn<Room>[] = [
  { id: 'name', header: 'Sala', cell: ({ name }) => name },
  { id: 'places', header: 'Miejsc', align: 'end', card: 'aside', cell: ({ places }) => places },
];

interface RoomsListProps {
  load: (signal: AbortSignal) => Promise<readonly Room[]>;
}

/** The four things that a list can be: on its way, there, empty, and not to be had. */
export function RoomsList({ load }: RoomsListProps) {
  const [rooms, setRooms] = useState<readonly Room[]>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    const gone = new AbortController();
    load(gone.signal).then(setRooms, () => !gone.signal.aborted && setFailed(true));
    return () => gone.abort();
  }, [load, tries]);

  function retry() {
    setFailed(false);
    setTries(tries + 1);
  }

  return (
    <Card padding="none" bleed>
      <DataTable
        caption="Sale"
        columns={columns}
        rows={rooms}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={<EmptyState title="Nie ma jeszcze sal" />}
        error={failed && <ErrorState title="Nie udało się wczytać sal" onRetry={retry} />}
      />
    </Card>
  );
}
