/**
 * Something that is kept in this tab alone, until it is forgotten or the tab is closed.
 *
 * @param isGood whether it still holds; for as long as it is there, unless that is said
 */
export function keptInTab<Value extends object>(key: string, isGood: (value: Value) => boolean = () => true) {
  return {
    keep: (value: Value): void => sessionStorage.setItem(key, JSON.stringify(value)),
    forget: (): void => sessionStorage.removeItem(key),
    read(): Value | null {
      const stored = sessionStorage.getItem(key);
      const value = stored ? (JSON.parse(stored) as Value) : null;
      return value && isGood(value) ? value : null;
    },
  };
}
