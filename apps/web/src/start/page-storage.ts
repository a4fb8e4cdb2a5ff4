/**
 * Where the browser denies the page its storages, and throws at their very names, what is kept is kept as long as the page
 * is there; and no other tab hears of it.
 */
export function provideStorages(): void {
  try {
    sessionStorage;
  } catch {
    // As in a browser's, its own keys are its entries.
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { value: Object.create(methods) });
    Object.assign(window, { BroadcastChannel: openToNobody });
  }
}

interface Entries {
  [key: string]: string;
}

const methods = {
  getItem(this: Entries, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Entries, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Entries, key: string) {
    delete this[key];
  },
};

function openToNobody() {
  return new MessageChannel().port1;
}
