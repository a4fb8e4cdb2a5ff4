import { useEffect, useState } from 'react';

/** What comes for a key by and by: nothing until it is there. */
export function useLoaded<Value>(
  key: string | undefined,
  load: (key: string) => Promise<Value>,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  useEffect(() => {
    let isWanted = true;
    if (key !== undefined) {
      void load(key).then((value) => {
        if (isWanted) setLoaded({ key, value });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [key, load]);
  return loaded?.key === key ? loaded?.value : undefined;
}
