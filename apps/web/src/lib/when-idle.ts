/** The milliseconds that a browser which is never idle is waited for. */
const patienceMs = 5_000;
/** How often a part of the page that is long in coming is waited for, each time for so many milliseconds. */
const mostLooks = 33;
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
  for (let looks = 0; awaited > 0 && looks < mostLooks; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    await idle();
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve);
  });
}
