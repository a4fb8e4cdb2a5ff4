import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each([
  'https://aikido.example/film',
  'http://aikido.example',
  'mailto:biuro@aikido.example',
  'tel:+48581234567',
  '/dojo/technik?technique=1',
])('a text may lead to %s', (address) => {
  expect(safeHref(address)).toBe(address);
});

test.each([
  ...['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'JAVASCRIPT:alert(1)'],
  ...['data:text/html,<script>', 'vbscript:x', 'blob:https://aikido.example/1', 'file:///etc/passwd'],
  ...['//elsewhere.example', '/\\elsewhere.example', 'film', ''],
])('and not to %j', (address) => {
  expect(safeHref(address)).toBe(null);
});
