/** The pages about one's account and nothing else: without a menu, whoever is signed in. */
const focusPaths = ['/login', '/logout', '/register', '/reset', '/success', '/auth', '/landing', '/code-ret'];

/** Whether a page stands alone. Shared with the head script, so it stays free of imports. */
export function isFocusPath(path: string): boolean {
  return focusPaths.includes(path.replace(/\/$/, ''));
}
