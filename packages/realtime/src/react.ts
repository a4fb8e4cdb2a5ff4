import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state.ts';
import type { Realtime } from './realtime.ts';
import type { WatchHandlers } from './watch.ts';

/** Where a connection stands. The component is drawn again after each change. */
export function useConnectionState(realtime: Pick<Realtime, 'getState' | 'subscribe'>): ConnectionState {
  return useSyncExternalStore(realtime.subscribe, realtime.getState, realtime.getState);
}

/** Watches a destination while the component is there. The handlers may be others each time it is drawn. */
export function useWatch(
  realtime: Pick<Realtime, 'watch'>,
  destination: string,
  handlers: WatchHandlers,
): void {
  useWatching(realtime.watch, destination, handlers);
}

/** Watches a topic, and what of it is sent to oneself, while the component is there. */
export function useWatchTopic(
  realtime: Pick<Realtime, 'watchTopic'>,
  topic: string,
  handlers: WatchHandlers,
): void {
  useWatching(realtime.watchTopic, topic, handlers);
}

function useWatching(watch: Realtime['watch'], destination: string, handlers: WatchHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(
    () =>
      watch(destination, {
        onMessage: (message) => latest.current.onMessage(message),
        onRefetch: () => latest.current.onRefetch?.(),
        onRefused: (error) => latest.current.onRefused?.(error),
        since: () => latest.current.since?.(),
      }),
    [watch, destination],
  );
}
