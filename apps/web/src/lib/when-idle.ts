/** The milliseconds that a browser which is never idle is waited for, and those for a part of the page that is long in coming. */
const patienceMs = 5_000;
const patienceWithPartsMs = 1_000;
const lookAgainMs = 30;

/** How many parts of the page in sight are still to come. */
let awaited = 0;

/** Notes that a part of the page in sight is still to come. Returns what notes that it has. */
export function awaitPart(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
  };
}

/** Waits until the document has all it asked for, all of the page in sight is there, and nothing else is to be done. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await idle();
  for (const end = Date.now() + patienceWithPartsMs; awaited > 0 && Date.now() < end; await idle())
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve);
  });
}
