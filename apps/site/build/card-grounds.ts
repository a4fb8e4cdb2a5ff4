import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/card', import.meta.url));

/**
 * Makes pictures of the drawings on which the server sets what a page says where it is handed on. They are drawn here, since a
 * server that reads pictures of strangers has no reader of drawings (decision 058).
 */
export function cardGroundsPlugin(): Plugin {
  return {
    name: 'tatami:card-grounds',
    async generateBundle() {
      if (this.environment.name !== 'ssr') return;
      for (const drawing of readdirSync(folder).filter((file) => file.endsWith('.svg')))
        this.emitFile({
          type: 'asset',
          fileName: `server/card-${drawing.replace('.svg', '.png')}`,
          source: await sharp(`${folder}/${drawing}`).png({ compressionLevel: 9 }).toBuffer(),
        });
    },
  };
}
