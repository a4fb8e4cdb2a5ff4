import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Each piece of code in the package's documents becomes a file, as somebody would paste it; a whole program gets a page. */
mkdirSync('src', { recursive: true });
const pages = [];
for (const document of ['README.md']) {
  const text = readFileSync(`node_modules/@tatami/ui/${document}`, 'utf8');
  const pieces = [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)];
  for (const [at, [, kind, code]] of pieces.entries()) {
    const name = `${document.replace(/\W/g, '-').toLowerCase()}-${at + 1}`;
    writeFileSync(`src/${name}.${kind}`, code);
    if (!code.includes('createRoot(')) continue;
    pages.push(`${name}.html`);
    writeFileSync(
      `${name}.html`,
      `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${name}</title><div id="root"></div><script type="module" src="/src/${name}.${kind}"></script></html>`,
    );
  }
}
if (pages.length === 0) throw new Error('Nothing there shows how to begin.');
writeFileSync('pages.json', JSON.stringify(pages));
