/** The words that the prerendered shell says of a page. */
export interface ShellHead {
  /** The title, with `{name}` where whoever is signed in is called by the first name. */
  title: string;
  /** What stands under it; empty where nothing does. */
  description: string;
}

/** The name of who is signed in, where they are greeted by it. */
interface Greeted {
  isNamed: boolean;
  firstName: string;
}

declare global {
  interface Window {
    /** The document calls it right behind its shells, before anything of them is painted. */
    tatamiFillShellHead?: () => void;
  }
}

const callByName = '{name}';

/** Writes the page's head into a shell, in place of the bar that stands for it; the bar stays while nobody knows a name. */
export function fillShellHead(shell: Element | null, { title, description }: ShellHead): void {
  const [placeholder, head] = shell?.querySelector('[data-shell-head]')?.children ?? [];
  const [heading, line] = head?.querySelectorAll('h1, p') ?? [];
  if (!placeholder || !head || !heading || !line) return;
  placeholder.remove();
  heading.replaceChildren(title.includes(callByName) ? placeholder : title);
  line[description ? 'append' : 'remove'](description);
  head.removeAttribute('hidden');
}

/** Says the name that a title waits for. Who has none yet is greeted by the app. */
export function greetInShell(
  shell: Element | null,
  { title }: ShellHead,
  { isNamed, firstName }: Greeted,
): void {
  const heading = shell?.querySelector('h1');
  if (isNamed && heading) heading.textContent = title.replace(callByName, () => firstName);
}
