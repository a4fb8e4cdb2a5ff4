import type { Plugin } from 'vite';

/** The oldest that Tatami runs in, which the README names too: those of spring 2024, and Firefox's ESR after them. */
export const oldestBrowsers = ['safari17.5', 'ios17.5', 'firefox128', 'chrome123', 'edge123'];

/** What one of them lacks and the compiler lets through. The language itself is held by `lib` in `tsconfig.json`. */
const newer = [
  /\bURL\.parse\(/,
  /\bPromise\.try\(/,
  /\bIterator\.(?:from|concat)\(/,
  /\bRegExp\.escape\(/,
  /\.(?:toBase64|toHex|setFromBase64)\(|\bUint8Array\.from(?:Base64|Hex)\(/,
  /\bIntl\.DurationFormat\b/,
  /\bTemporal\.\w/,
  /\brequestIdleCallback\(/,
  /\bcookieStore\./,
  /\bscheduler\.(?:yield|postTask)\(/,
  /\.caretPositionFromPoint\(/,
  /\.moveBefore\(/,
  /\.getOrInsert(?:Computed)?\(/,
];

/** What in a script is newer than the oldest browsers, and used without asking whether it is there. */
export function newerThanOldest(code: string): string[] {
  return newer.flatMap((use) => {
    const [found] = code.match(use) ?? [];
    const [name] = found?.match(/\w+/) ?? [];
    if (!found || isAskedFor(code, name ?? '')) return [];
    return [found];
  });
}

const isAskedFor = (code: string, name: string) =>
  new RegExp(`typeof ${name}\\b|(['"\`])${name}\\1 ?in `).test(code);

/** Builds for the oldest browsers; what they would stumble over ends the build, whoever's code it is. */
export function oldestBrowsersPlugin(): Plugin {
  return {
    name: 'tatami:oldest-browsers',
    apply: 'build',
    config: () => ({ build: { target: oldestBrowsers } }),
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? newerThanOldest(file.code) : [];
        if (found.length > 0)
          this.error(
            `${file.fileName} needs what ${oldestBrowsers.join(', ')} do not all have: ${found.join(', ')}`,
          );
      }
    },
  };
}
