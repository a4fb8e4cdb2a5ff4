#!/usr/bin/env node
import { CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { exitCodes } from './command-error.ts';
import { type Context, languageOf, textsIn } from './context.ts';
import { createProgram, faultIn } from './program.ts';
import { report } from './report.ts';

const argv = process.argv.slice(2);
const interruption = new AbortController();
process.on('SIGINT', () => {
  if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
  interruption.abort();
});
process.on('SIGTERM', () => interruption.abort());
// Whoever reads has had enough: `tatami list student | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.done);
    throw error;
  });
}

const language = languageOf(argv, process.env);
const context: Context = {
  language,
  texts: textsIn(language),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  in: process.stdin,
  signal: interruption.signal,
  version: manifest.version,
  asked: { at: '', isByToken: false },
};
const program = createProgram(context);
try {
  await program.parseAsync(argv.length > 0 ? argv : ['--help'], { from: 'user' });
} catch (error) {
  const fault = error instanceof CommanderError ? faultIn(context, program, argv, error) : error;
  if (fault !== null) process.exitCode = report(context, fault, argv.includes('--json'));
}
// What was called off may still wait for its answer.
if (interruption.signal.aborted) process.exit();
