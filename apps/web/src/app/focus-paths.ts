/** The pages about one's account and nothing else: without a menu, whoever is signed in. */
const focusPaths = ['/login', '/logout', '/register', '/reset', '/success', '/auth', '/landing', '/code-ret'];

/** Whether a page stands alone, for the head script: it knows no routes. */
export function isFocusPath(path: string): boolean {
  return focusPaths.includes(path.replace(/\/$/, ''));
}
