import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstPage } from './FirstPage.tsx';

test('the book’s first page has no program but the README’s, which strangers compile', () => {
  const page = readFileSync(join(import.meta.dirname, '../../src/home.mdx'), 'utf8');
  expect(page).not.toContain('```');
  expect(page).toContain('<FirstPage />');
  const shown = renderToStaticMarkup(<FirstPage />).replaceAll(/<[^>]*>/g, '');
  expect(shown).toContain('createRoot(document.getElementById');
});
