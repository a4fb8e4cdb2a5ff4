import { interrupted } from './command-error.ts';
import type { Context } from './context.ts';

/** Asks a person, beside whatever the standard output is for. */
export async function confirm({ err, in: input, signal, texts }: Context, message: string): Promise<boolean> {
  const { confirm: ask, isCancel } = await import('@clack/prompts');
  const answer = await ask({ message, initialValue: false, input, output: err, signal });
  if (isCancel(answer)) throw interrupted(texts.said.interrupted);
  return answer;
}
