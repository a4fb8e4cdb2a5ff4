import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect } from './test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // How a program writes it is nobody's to read.
  rules: {
    ...{ 'long-title': 'off', 'void-style': 'off', 'doctype-style': 'off' },
    ...{ 'attr-case': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off' },
  },
});

/** Holds a page, as the server sends it, to what HTML allows. */
export async function expectValid(request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(path);
  const { results } = await validator.validateString(await answer.text());
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
  );
  expect(faults, path).toEqual([]);
}
