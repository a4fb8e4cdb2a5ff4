import { apiBase } from '../../lib/api/api-base.ts';
import { club } from '../../lib/api/club.ts';

export interface SentPicture {
  id: string;
  /** The address, as the text names it. */
  path: string;
  /** The bytes of the file that most readers see. */
  bytes: number;
}

/**
 * Sends a picture for the text of an article.
 *
 * @param onProgress receives how much of it has gone, from 0 to 1
 * @throws {Error} that says in words why not
 */
export function sendPicture(
  article: string,
  file: File,
  offline: string,
  onProgress: (part: number) => void,
): Promise<SentPicture> {
  // What is fetched tells nothing of how much has gone.
  const request = new XMLHttpRequest();
  const name = encodeURIComponent(file.name.slice(-200) || 'obraz');
  request.open('POST', `${apiBase}/article/${article}/writing/picture?name=${name}`);
  request.setRequestHeader('authorization', `Bearer ${club.session.getToken() ?? ''}`);
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('content-type', file.type);
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new Error(offline));
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201) resolve(answer as SentPicture);
      else reject(new Error(typeof answer === 'string' ? answer : String(answer?.detail ?? offline)));
    };
    request.send(file);
  });
}

function parse(text: string): (SentPicture & { detail?: string }) | string | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
