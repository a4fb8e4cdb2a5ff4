import { apiBase } from '../api/api-base.ts';
import { club } from '../api/club.ts';

/** The bytes of a request: the server wants each in full within 15 seconds, also over a slow line. */
const pieceBytes = 262_144;

/** The server would refuse it again: why, in words, where it said so. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

interface Sent {
  /** The row it comes with, by its path on the API. */
  to: string;
  name: string;
  file: Blob;
  /** Where the server has what came before; null where nothing did. */
  address: string | null;
  signal: AbortSignal;
  onAddress: (address: string) => void;
  /** Receives the number of bytes that have come. */
  onProgress: (bytes: number) => void;
}

/**
 * Sends a file, or what is missing of it, by tus 1.0.0 (https://tus.io/protocols/resumable-upload).
 *
 * @throws {RefusedError} where another try would be refused too; anything else where the line was cut
 */
export async function sendUpload(sent: Sent): Promise<void> {
  const { file, signal, onProgress } = sent;
  let { address } = sent;
  let at = address && (await offsetOf(address, signal));
  if (!address || at === null) {
    address = await createUpload(sent);
    at = 0;
  }
  onProgress(Number(at));
  for (let from = Number(at); from < file.size; onProgress(from)) {
    const answer = await ask(address, 'PATCH', signal, file.slice(from, from + pieceBytes), {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(from),
    });
    // What was on its way when the line was cut may have come.
    const isElsewhere = answer.headers.get('problem-code') === 'upload-offset';
    if (!isElsewhere) await refuse(answer);
    from = isElsewhere
      ? ((await offsetOf(address, signal)) ?? from)
      : Number(answer.headers.get('upload-offset'));
  }
}

/** Tells the server to forget what has come. */
export const endUpload = async (address: string): Promise<void> => {
  await ask(address, 'DELETE').catch(() => {});
};

async function createUpload({ to, name, file, signal, onAddress }: Sent): Promise<string> {
  const inBase64 = btoa(String.fromCodePoint(...new TextEncoder().encode(name)));
  const answer = await ask(`${apiBase}${to}/upload`, 'POST', signal, null, {
    'upload-length': String(file.size),
    'upload-metadata': `filename ${inBase64}`,
  });
  await refuse(answer);
  const address = answer.headers.get('location') ?? '';
  onAddress(address);
  return address;
}

/** How much of it the server has; null where it knows nothing of it any more. */
async function offsetOf(address: string, signal: AbortSignal): Promise<number | null> {
  const answer = await ask(address, 'HEAD', signal);
  if (answer.status === 404) return null;
  await refuse(answer);
  return Number(answer.headers.get('upload-offset'));
}

function ask(
  path: string,
  method: string,
  signal: AbortSignal | null = null,
  body: Blob | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const authorization = `Bearer ${club.session.getToken() ?? ''}`;
  const language = document.documentElement.lang;
  const always = { authorization, 'accept-language': language, 'tus-resumable': '1.0.0' };
  return fetch(path, { method, signal, body, headers: { ...always, ...headers } });
}

/** @throws {RefusedError} for what the server does not take; an error that passes where it only can't just now. */
async function refuse(answer: Response): Promise<void> {
  if (answer.ok) return;
  const said = await answer.json().catch(() => '');
  const words = typeof said === 'string' ? said : String(said.detail ?? '');
  // Too much at once passes by itself.
  if (answer.status >= 500 || answer.status === 408) throw new Error(words);
  throw new RefusedError(words);
}
