const MINUTE = 60_000;

/** Tells of a failure at once, and of those that follow once a minute, by the latest and their count. */
export function nowAndThen(tell: (latest: Error, count: number) => void): (error: Error) => void {
  let count = 0;
  let latest: Error;
  let timer: NodeJS.Timeout | undefined;
  function report(): void {
    timer = undefined;
    if (count === 0) return;
    tell(latest, count);
    count = 0;
    timer = setTimeout(report, MINUTE).unref();
  }
  return (error) => {
    count += 1;
    latest = error;
    if (!timer) report();
  };
}
