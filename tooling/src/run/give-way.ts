import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Who stands five steps further back gets a third of what the others get, as long as these want it. */
const STEPS_BACK = 5;

/**
 * Lets all else have the processor before a process and what it starts. Linux shares the processor between sessions
 * first, so that `nice` counts only within one of them (sched(7), "The autogroup feature"), and a browser or a database
 * begins a session of its own: new ones are looked for every second. Does nothing where the system knows no such groups.
 *
 * @param pid of the process, the first of its session
 * @returns its own undo: what begins from then on is not looked for
 */
export function giveWay(pid: number): () => void {
  const known = new Set<number>();
  function look(): void {
    for (const { pid: member, session } of descendants(pid)) {
      if (known.has(session)) continue;
      known.add(session);
      write(member);
    }
  }
  look();
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}

interface Process {
  pid: number;
  parent: number;
  session: number;
}

function descendants(of: number): Process[] {
  const all = processes();
  const found = all.filter(({ pid }) => pid === of);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

function processes(): Process[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  } catch {
    return [];
  }
}

function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets, and may have any character (proc(5)).
    const [, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(parent), session: Number(session) }];
  } catch {
    return [];
  }
}

function write(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(STEPS_BACK));
  } catch {
    // It has ended, or the system has no such groups.
  }
}
