import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  parent: number;
  program: string;
  command: string;
}

/** What runs under this process id; undefined when nothing does (a zombie runs nothing). */
export function runningProcess(pid: number): RunningProcess | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): RunningProcess | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in brackets, may itself hold spaces and brackets.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return undefined;
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return { parent: Number(parent), program: words[0] ?? '', command: words.join(' ') };
}

function fromPs(pid: number): RunningProcess | undefined {
  const column = (name: string) =>
    execFileSync('ps', ['-o', `${name}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  if (column('stat').startsWith('Z')) return undefined;
  return { parent: Number(column('ppid')), program: column('comm'), command: column('command') };
}
