import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Ancestor {
  pid: number;
  parent: number;
  command: string;
}

const POLL_MS = 500;

const packageManager = /^(?:\S*\/)?(?:node )?(?:\S*\/)?(?:npx|npm|pnpm)(?:-cli)?(?:\.[cm]?js)?(?: |$)/;
const shell = /^(?:\S*\/)?(?:ba|da|z|k|a)?sh -c /;

/**
 * Tells, once, that a program which led to this one has ended. npx and pnpm pass no signal on: a SIGTERM that
 * is meant for all of them reaches npx alone.
 */
export function onLauncherDeath(tell: () => void): void {
  const chain = launchers();
  const timer = setInterval(() => {
    // An orphan gets another parent at once, even while the dead one is still in the process table.
    if (chain.every(({ pid, parent }) => processOf(pid)?.parent === parent)) return;
    clearInterval(timer);
    tell();
  }, POLL_MS);
  timer.unref();
}

/** The processes from this one up to the topmost of npx, npm and pnpm in one line, with the shells between them. */
function launchers(): Ancestor[] {
  const chain: Ancestor[] = [];
  let next = processOf(process.pid);
  while (next) {
    const parent = processOf(next.parent);
    if (!parent || !(packageManager.test(parent.command) || shell.test(parent.command))) break;
    chain.push(next);
    next = parent;
  }
  // A shell above the topmost may come and go: someone typed the command into it.
  while (shell.test(processOf(chain.at(-1)?.parent ?? 0)?.command ?? '')) chain.pop();
  return chain;
}

function processOf(pid: number): Ancestor | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): Ancestor {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in brackets, may itself hold spaces and brackets.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function fromPs(pid: number): Ancestor {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
  return { pid, parent: Number(parent), command };
}
