import type { Language } from '../say.ts';

const caps: Readonly<Record<string, { sign: string; pl?: string; en?: string }>> = {
  Enter: { sign: '↵' },
  Space: { sign: 'Spacja', pl: 'Spacja', en: 'Space' },
  ' ': { sign: 'Spacja', pl: 'Spacja', en: 'Space' },
  Escape: { sign: 'Esc' },
  ArrowUp: { sign: '↑', pl: 'strzałka w górę', en: 'Arrow up' },
  ArrowDown: { sign: '↓', pl: 'strzałka w dół', en: 'Arrow down' },
  ArrowLeft: { sign: '←', pl: 'strzałka w lewo', en: 'Arrow left' },
  ArrowRight: { sign: '→', pl: 'strzałka w prawo', en: 'Arrow right' },
  Backspace: { sign: '⌫', pl: 'Backspace', en: 'Backspace' },
  Delete: { sign: 'Del', pl: 'Delete', en: 'Delete' },
  Shift: { sign: '⇧', pl: 'Shift', en: 'Shift' },
  Control: { sign: 'Ctrl' },
  ContextMenu: { sign: '☰', pl: 'menu kontekstowe', en: 'Context menu' },
  PageUp: { sign: 'PgUp', pl: 'Page Up', en: 'Page Up' },
  PageDown: { sign: 'PgDn', pl: 'Page Down', en: 'Page Down' },
};

/** What stands on the cap of a key, and what it is called where that is a sign. */
export function keyCaps(key: string, language: Language): { sign: string; name: string } {
  const cap = caps[key];
  const name = cap?.[language] ?? key;
  const isWord = cap !== undefined && cap.sign === cap.pl;
  return { sign: isWord ? name : (cap?.sign ?? key), name };
}
