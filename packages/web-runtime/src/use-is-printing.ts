import { useSyncExternalStore } from 'react';

/** Whether the page is being put on paper: what is folded on the screen is unfolded there. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting, onServer);

const onServer = () => false;
let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    notify();
  };
  const end = () => {
    isPrinting = false;
    notify();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
