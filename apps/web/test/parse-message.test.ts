import { parse } from '@messageformat/parser';
import { languages } from '@tatami/web-runtime/languages';
import { parseMessage } from '@tatami/web-runtime/parse-message';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../build/texts.ts';

/** What the library reads, without the places in the text. */
function byLibrary(text: string): unknown {
  return JSON.parse(JSON.stringify(parse(text), (key, value) => (key === 'ctx' ? undefined : value)));
}

describe.each(languages)('the texts in %s', (language) => {
  test('are read as the library reads them', () => {
    for (const [key, text] of Object.entries(allTexts(language)))
      expect(parseMessage(text), key).toEqual(byLibrary(text));
  });
});

test.each([
  '',
  'plain',
  "it's",
  "it''s",
  "a '{quoted}' brace",
  '# is no number here',
  '{ padded }',
  '{n, plural, one {# osoba} few {# osoby} other {{n} osób}}',
  '{n,plural,offset:1 =0{nikt} =1 {sam} one {z jedną} other {z # innymi}}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{who, select, self {Ty} other {{n, plural, one {# osoba} other {# osób}}}}',
  '{n, plural, other {{who, select, a {# a} other {b}}}}',
])('“%s” is read as the library reads it', (text) => {
  expect(parseMessage(text)).toEqual(byLibrary(text));
});

test.each([
  '{',
  '}',
  '{a',
  '{a,',
  '{}',
  '{n, plural, one {',
  '{n, plural, one {a}',
  '{d, date, short}',
  'a } b',
])('“%s” is refused', (text) => {
  expect(() => parseMessage(text)).toThrow(SyntaxError);
});
