import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Language } from '@tatami/sdk';
import { en, type Texts } from './texts/en.ts';
import { pl } from './texts/pl.ts';

/** What a command has around it: the streams, the settings of the shell, and the words. */
export interface Context {
  language: Language;
  texts: Texts;
  env: Readonly<Record<string, string | undefined>>;
  /** Where answers go, and nothing else: another program may read it. */
  out: NodeJS.WriteStream;
  /** What is said to a person beside the answer. */
  err: NodeJS.WriteStream;
  in: NodeJS.ReadStream;
  /** Aborts at Ctrl-C. */
  signal: AbortSignal;
  /** The version of the program. */
  version: string;
  /** The club that was asked last. */
  asked: Asked;
}

/** What is known of a club that is asked. */
export interface Asked {
  /** Where it is; empty before. */
  at: string;
  /** Whether by an access token. */
  isByToken: boolean;
  /** The contracts that its server and the client speak, where one may not understand the other. */
  contracts?: { spoken: string; own: string };
}

const texts: Record<Language, Texts> = { pl, en };

/** What is said once the language is known. */
export function textsIn(language: Language): Texts {
  return texts[language];
}

/** Whether a text is a language that the program speaks. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(texts, text);
}

/**
 * The language of whoever types: `--language`, else what the shell is set to, else Polish, as the club's.
 *
 * @param argv what stands behind the program's name
 */
export function languageOf(argv: readonly string[], env: Context['env']): Language {
  const at = argv.findIndex((each) => /^--language(=|$)/.test(each));
  const said = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
  if (isLanguage(said)) return said;
  const [locale] = [env.LC_ALL, env.LC_MESSAGES, env.LANG].filter(Boolean);
  // `C` and `POSIX` stand for no language at all, and English is what their users read.
  return locale === undefined || locale.startsWith('pl') ? 'pl' : 'en';
}

/** All of the standard input. */
export function inputOf({ in: input, signal }: Context): Promise<string> {
  return text(addAbortSignal(signal, input));
}

/** Whether a person at a terminal reads a stream, who likes columns more than tabs. */
export function isTerminal(stream: NodeJS.WriteStream | NodeJS.ReadStream): boolean {
  return stream.isTTY === true;
}
