import { createHash } from 'node:crypto';

interface Identified {
  filePath: string;
  packageName?: string | undefined;
  /** The hash of the file, up to seven letters, and behind it the number of the name in the file. */
  hash: string;
}

/**
 * Names a class by a hash of its stylesheet and its number there, as vanilla-extract does, but by four letters of the hash,
 * which tell the sheets of one app apart: the document and the first script say some hundreds of these names (decision 007).
 */
export function shortClassNames(): (identified: Identified) => string {
  const hashes = new Map<string, string>();
  const sheets = new Map<string, string>();
  return ({ filePath, packageName = '', hash }) => {
    const sheet = packageName + filePath;
    // The first name of a sheet has the number 0.
    const whole = hashes.get(sheet) ?? hash.slice(0, -1);
    hashes.set(sheet, whole);
    const short = shortened(sheet);
    const other = sheets.get(short) ?? sheet;
    if (other !== sheet)
      throw new Error(`The classes of ${sheet} and of ${other} have one name: rename a file.`);
    sheets.set(short, sheet);
    return short + hash.slice(whole.length);
  };
}

/** A name of a class begins with a letter. */
function shortened(sheet: string): string {
  const number = createHash('sha256').update(sheet).digest().readUInt32BE();
  return String.fromCharCode(97 + (number % 26)) + number.toString(36).padStart(7, '0').slice(-3);
}
