import type { Right } from './contract.ts';
import type { Session } from './session.ts';
import type { CallOptions } from './table.ts';

/** What a control asks for: one right, any of several, or nothing. */
export type Requirement = Right | readonly Right[] | null | undefined;

/** Which rights the signed-in user holds. Answers are kept until the token changes. */
export interface Rights {
  /**
   * Whether the user holds the right, or any one of several. An empty requirement is met by everybody; without a
   * session no other is. Checks made in the same tick go out as one request.
   *
   * @throws {ClubApiError}
   */
  has(required: Requirement, options?: CallOptions): Promise<boolean>;
  /** The same without asking the server. @returns undefined when the answer is not known yet */
  peek(required: Requirement): boolean | undefined;
  /**
   * An answer for each right.
   *
   * @throws {ClubApiError}
   */
  check<R extends Right>(rights: readonly R[], options?: CallOptions): Promise<Record<R, boolean>>;
  /** Hands in answers that were asked for elsewhere, so that they are not asked for again. */
  prime(answers: Readonly<Record<string, boolean>>): void;
  /** Forgets all answers; the next check asks anew. */
  clear(): void;
}

/** @param ask gets an answer for each right from the server */
export function createRights(
  ask: (rights: string[]) => Promise<Record<string, boolean>>,
  session: Session,
): Rights {
  let answers = new Map<string, boolean | Promise<boolean>>();
  let batch: { rights: Set<string>; answer: Promise<Record<string, boolean>> } | null = null;

  const clear = () => {
    // Answers under way fill the old map, which nobody reads any more.
    answers = new Map();
  };
  session.subscribe(clear);

  function openBatch() {
    const rights = new Set<string>();
    const opened = {
      rights,
      answer: Promise.resolve().then(() => {
        if (batch === opened) batch = null;
        return ask([...rights]);
      }),
    };
    return opened;
  }

  function lookUp(right: string): boolean | Promise<boolean> {
    if (!session.isSignedIn()) return false;
    const known = answers.get(right);
    if (known !== undefined) return known;
    batch ??= openBatch();
    batch.rights.add(right);
    const into = answers;
    const answer = batch.answer.then(
      (all) => {
        const held = all[right] === true;
        into.set(right, held);
        return held;
      },
      (error: unknown) => {
        into.delete(right);
        throw error;
      },
    );
    into.set(right, answer);
    return answer;
  }

  return {
    async has(required) {
      const list = listOf(required);
      if (list.length === 0) return true;
      return (await Promise.all(list.map(lookUp))).includes(true);
    },
    peek(required) {
      const list = listOf(required);
      if (list.length === 0) return true;
      if (!session.isSignedIn()) return false;
      const known = list.map((right) => answers.get(right));
      if (known.includes(true)) return true;
      return known.every((answer) => answer === false) ? false : undefined;
    },
    async check<R extends Right>(rights: readonly R[]) {
      const held = await Promise.all(rights.map(lookUp));
      return Object.fromEntries(rights.map((right, index) => [right, held[index] === true])) as Record<
        R,
        boolean
      >;
    },
    prime(given) {
      for (const [right, held] of Object.entries(given)) answers.set(right, held);
    },
    clear,
  };
}

function listOf(required: Requirement): readonly string[] {
  return typeof required === 'string' ? [required] : (required ?? []);
}
