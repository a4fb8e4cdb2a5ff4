import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Counts, countReports, judge } from './counts.ts';
import { giveWay } from './give-way.ts';
import { readReports, type TestFile, testFiles } from './reports.ts';

export interface Step {
  name: string;
  command: [program: string, ...args: string[]];
  /** The steps that must have ended, well or badly, before this one starts. */
  after?: string[];
  /** The folder where a test runner leaves its json reports. A step without one is a check and counts as one. */
  reports?: string;
  /** The others have the processor first. */
  givesWay?: boolean;
}

export interface Outcome {
  step: Step;
  seconds: number;
  counts: Counts;
  /** The test files of which it left a report. */
  files: TestFile[];
  output: string;
}

export interface Run {
  outcomes: Promise<Outcome[]>;
  /** Ends everything that was started: asks, and after five seconds insists. */
  stop(): void;
}

export interface Options {
  lanes: number;
  /** A step that takes longer has failed: a run must end by itself. */
  limitSeconds: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
  onOutcome(outcome: Outcome): void;
}

/** Runs the steps in their order, as many at once as there are lanes. A failure stops nothing else. */
export function runSteps(steps: Step[], options: Options): Run {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Set<ChildProcess>();
  let stopped = false;

  const isReady = ({ after = [] }: Step) =>
    after.every((name) => outcomes.some((outcome) => outcome.step.name === name));

  async function lane(): Promise<void> {
    const next = stopped ? -1 : waiting.findIndex(isReady);
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (!step) return;
    const outcome = await runStep(step, options, running);
    outcomes.push(outcome);
    if (!stopped) options.onOutcome(outcome);
    // What has ended may have made more than one step ready.
    await Promise.all(Array.from({ length: options.lanes - running.size }, lane));
  }

  async function all(): Promise<Outcome[]> {
    await Promise.all(Array.from({ length: options.lanes }, lane));
    const [stuck] = waiting;
    if (stuck && !stopped)
      throw new Error(`"${stuck.name}" waits for a step that never runs: ${stuck.after}`);
    return outcomes;
  }

  return {
    outcomes: all(),
    stop() {
      stopped = true;
      for (const child of running) end(child);
    },
  };
}

function runStep(step: Step, options: Options, running: Set<ChildProcess>): Promise<Outcome> {
  if (step.reports) rmSync(step.reports, { recursive: true, force: true });
  const started = performance.now();
  const [program, ...args] = step.command;
  // Its own process group, so that ending the step ends what the step started.
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const wayGiven = step.givesWay && child.pid ? giveWay(child.pid) : undefined;

  let output = '';
  const listen = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);

  return new Promise((resolve) => {
    const timers = [setTimeout(giveUp, options.limitSeconds * 1000)];
    function giveUp() {
      output += `\nStopped after ${options.limitSeconds} s.\n`;
      end(child);
    }
    function leftBehind() {
      output += '\nIt ended, and left a process behind.\n';
      end(child);
      finish(null);
    }
    function finish(exitCode: number | null) {
      timers.forEach(clearTimeout);
      wayGiven?.();
      child.removeAllListeners();
      running.delete(child);
      const reported = step.reports ? countReports(step.reports) : undefined;
      const seconds = (performance.now() - started) / 1000;
      const files = step.reports ? readReports(step.reports).flatMap(testFiles) : [];
      resolve({ step, seconds, counts: judge(exitCode, reported), files, output });
    }
    child.once('error', (error) => {
      output += error.message;
      finish(null);
    });
    // "close" comes when nobody holds the output any more, soon after "exit" if no process was left.
    child.once('exit', () => timers.push(setTimeout(leftBehind, 5000)));
    child.once('close', finish);
  });
}

function end(child: ChildProcess): void {
  signal(child, 'SIGTERM');
  setTimeout(signal, 5000, child, 'SIGKILL').unref();
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The group has ended already.
  }
}
