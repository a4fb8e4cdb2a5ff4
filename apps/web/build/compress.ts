import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file, so that the server never compresses anything itself. */
export async function compressTexts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter(
    (file) => /\.(?:js|css|html|json|svg)$/.test(file) && !/^(?:\.vite|csp)/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await brotli(content));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
