/** The words that the prerendered shell says of a page. */
export interface ShellHead {
  title: string | undefined;
  description: string;
}

declare global {
  interface Window {
    /** The document calls it right behind its shells, before anything of them is painted. */
    tatamiFillShellHead?: () => void;
  }
}

/** Writes the page's head into a shell, in place of the bar that stands for it; the bar stays for a title nobody knows. */
export function fillShellHead(shell: Element | null, { title, description }: ShellHead): void {
  const [placeholder, head] = shell?.querySelector('[data-shell-head]')?.children ?? [];
  const [heading, line] = head?.querySelectorAll('h1, p') ?? [];
  if (!placeholder || !head || !heading || !line) return;
  placeholder.remove();
  heading.replaceChildren(title ?? placeholder);
  line.textContent = description;
  head.removeAttribute('hidden');
}
