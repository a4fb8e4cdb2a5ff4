import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { textsNamed } from './texts.ts';

const keys = ['item.title', 'item.state.lent', 'item.state.lost', 'exam.title'];
const named = (code: string) => textsNamed(parseAst(code, { lang: 'tsx' }), keys);

test('a text is named by a literal, wherever it stands', () => {
  expect(named("t('item.title')")).toEqual(['item.title']);
  expect(named('const head = { title: "exam.title" } as const')).toEqual(['exam.title']);
  expect(named('<Page title="item.title" />')).toEqual(['item.title']);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is read
test('texts are named by a template that begins as they do', () => {
  expect(named('t(`item.state.${state}`)')).toEqual(['item.state.lent', 'item.state.lost']);
});

test('a template without a beginning names nothing', () => {
  expect(named('t(`${table}.title`)')).toEqual([]);
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is code that is read
test('a comment names nothing', () => {
  expect(named("// t('item.title')\nt(key)")).toEqual([]);
});
