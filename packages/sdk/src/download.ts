/** A file as the server sent it. */
export interface Download {
  /** The bytes of the file. */
  blob: Blob;
  /** What the server calls it, without any folders; else the last step of its path. */
  name: string;
  /** The media type: `application/zip`. */
  type: string;
}

/** @param path where it was, for when the answer names no file */
export async function fileOf({ headers }: Response, blob: Blob, path: string): Promise<Download> {
  const header = headers.get('content-disposition');
  // What reads the header comes only for a file that has a name.
  const said =
    header?.toLowerCase().includes('filename') && (await import('./file-name.ts')).fileNameIn(header);
  const [plainPath = ''] = path.split('?');
  return { blob, name: lastStep(said || plainPath), type: blob.type };
}

/** A name may not choose the folder that a file is saved in (RFC 6266 §4.3). */
function lastStep(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
