import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Button,
  Card,
  ConfirmDialog,
  Link,
  Pagination,
  SkipLink,
  Stack,
  TextField,
  UiProvider,
} from '../index.ts';
import { labels } from '../labels/en.ts';
import type { UiLabels } from './labels.ts';

test('what has nothing to say by itself needs no provider', () => {
  const html = renderToStaticMarkup(
    <Card title="Next class">
      <Stack space={16}>
        <Link href="/dojo">Dojo Wrzeszcz</Link>
        <TextField label="Name" />
        <Button>I’ll come</Button>
      </Stack>
    </Card>,
  );
  expect(html).toContain('href="/dojo"');
  expect(html).toContain('I’ll come</span></button>');
});

test('what isn’t open yet needs none either', () => {
  const question = (
    <ConfirmDialog
      open={false}
      onOpenChange={() => {}}
      title="Remove?"
      confirmLabel="Remove"
      onConfirm={() => {}}
    />
  );
  expect(renderToStaticMarkup(question)).toContain('<dialog');
});

test('what has something to say tells what to put where', () => {
  expect(() => renderToStaticMarkup(<SkipLink target="main" />)).toThrow(
    'No "skipToContent": put a UiProvider above, with labels from @tatami/ui/labels/en.',
  );
  const pages = <Pagination page={1} size={20} total={120} onPageChange={() => {}} />;
  expect(() => renderToStaticMarkup(pages)).toThrow(/UiProvider above, with labels/);
});

test('a provider that is given no labels by a program without types says the same', () => {
  const none = undefined as unknown as UiLabels;
  const page = (
    <UiProvider labels={none} locale="en">
      <SkipLink target="main" />
    </UiProvider>
  );
  expect(() => renderToStaticMarkup(page)).toThrow(/@tatami\/ui\/labels\/en/);
});

test('with labels it speaks their language', () => {
  const page = (
    <UiProvider labels={labels} locale="en">
      <SkipLink target="main" />
    </UiProvider>
  );
  expect(renderToStaticMarkup(page)).toContain('Skip to content');
});
