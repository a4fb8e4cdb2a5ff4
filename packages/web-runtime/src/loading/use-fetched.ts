import { type ComponentType, useState } from 'react';

/** A component whose code is fetched when a pointer or the focus comes near what opens it. */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Fetched, setFetched] = useState<ComponentType<Props>>();
  const fetch = () => load().then((found) => setFetched(() => found));
  // Where nothing can be fetched ahead, opening it will say so.
  const ahead = () => void fetch().catch(() => {});
  return { Fetched, fetch, whenNear: { onPointerEnter: ahead, onFocus: ahead } };
}
