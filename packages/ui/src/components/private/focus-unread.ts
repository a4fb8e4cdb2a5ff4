/**
 * Goes to the first field in which something stands that is no value, and whether there was one: as an empty one it would
 * be lost without a word.
 */
export function focusUnread(place: Element | null): boolean {
  const input = place?.querySelector<HTMLElement>('[data-unread]');
  // What is left says what is wrong with it; on a phone a press on a button leaves the focus where it was.
  input?.blur();
  input?.focus();
  return Boolean(input);
}
