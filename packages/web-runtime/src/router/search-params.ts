import type { SearchChange } from '@tatami/ui';
import { useMemo } from 'react';
import type { NavigateOptions } from './navigation.ts';
import { useNavigation } from './navigation-context.ts';

/** The address with its parameters changed, the others kept as they were. */
export function withSearch(path: string, search: string, change: SearchChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  // Commas and colons are legible in an address and need no escape in a query (RFC 3986, 3.4).
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}

/** The parameters of the current address, and the way to change them. */
export function useSearchParams() {
  const { place, navigate } = useNavigation();
  return useMemo(
    () => ({
      params: new URLSearchParams(place.search),
      hrefWith: (change: SearchChange) => withSearch(place.path, place.search, change),
      setParams: (change: SearchChange, options?: NavigateOptions) =>
        navigate(withSearch(place.path, place.search, change), options),
    }),
    [place, navigate],
  );
}
