/** A command that a document tells its readers to run. */
export interface Command {
  /** What is to be typed, without the remark behind it; `pnpm` stands for how the documents get pnpm. */
  text: string;
  /** The document, and the line in it. */
  at: string;
}

/** What a command begins with, behind the settings before it. */
const programs =
  'pnpm npm node docker openssl caddy nginx rabbitmq-plugins psql createdb zcat curl systemctl git'.split(
    ' ',
  );
const settings = /^(?:[A-Z][A-Z_]*=\S+ )*/;

/** How the documents get the right pnpm, on whatever machine. */
const launcher = /npx --yes pnpm@[\d.]+/g;

/** Finds the commands of a document: those of its blocks for a shell, and those in its sentences. */
export function findCommands(document: string, name: string): Command[] {
  const lines = document.split('\n');
  const found: Command[] = [];
  let block: string | undefined;
  for (const [at, line] of lines.entries()) {
    const fence = /^```(.*)$/.exec(line)?.[1];
    if (fence !== undefined) {
      block = block === undefined ? fence.trim() : undefined;
      continue;
    }
    const where = `${name}:${at + 1}`;
    if (block === undefined) {
      // A program's name alone is the program, not something to run.
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g))
        if (isCommand(code) && code.replace(settings, '').includes(' '))
          found.push({ text: asTyped(code), at: where });
    } else if (['', 'sh', 'bash', 'console'].includes(block) && !lines[at - 1]?.endsWith('\\')) {
      const whole = wholeOf(lines, at);
      if (isCommand(whole)) found.push({ text: asTyped(whole), at: where });
    }
  }
  return found;
}

const isCommand = (text: string): boolean =>
  programs.some((program) =>
    text.replace(launcher, 'pnpm').replaceAll(/ +/g, ' ').replace(settings, '').startsWith(`${program} `),
  );

/** A line with those it goes on in. */
function wholeOf(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  return line.endsWith('\\') ? line.slice(0, -1) + wholeOf(lines, at + 1) : line;
}

const asTyped = (text: string): string =>
  text
    .replace(/\s+#.*$/, '')
    .replace(launcher, 'pnpm')
    .replaceAll(/\s+/g, ' ')
    .trim();
