import { createSharedRealtime } from '@tatami/realtime';
import { useConnectionState, useWatchTopic } from '@tatami/realtime/react';
import { createClub } from '@tatami/sdk';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const club = createClub({ baseUrl: '/api' });
const { searchParams } = new URL(location.href);
await club.signIn({
  username: searchParams.get('username') ?? '',
  password: searchParams.get('password') ?? '',
});

const realtime = createSharedRealtime({
  name: 'what-happens',
  url: async () =>
    new URL(await club.urlWithTicket('/websocket', 'websocket'), location.href).href.replace(/^http/, 'ws'),
});

function WhatHappens() {
  const { status } = useConnectionState(realtime);
  const [heard, setHeard] = useState('');
  useWatchTopic(realtime, '/topic/workplace', {
    onMessage: ({ body }) => setHeard((body as { table: string }).table),
  });
  const add = () => void club.table('workplace').save({ name: `Dojo of React ${crypto.randomUUID()}` });
  return (
    <>
      <button type="button" data-status={status} onClick={add}>
        Add
      </button>
      <output>{heard}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <WhatHappens />
    </StrictMode>,
  );
realtime.open();
