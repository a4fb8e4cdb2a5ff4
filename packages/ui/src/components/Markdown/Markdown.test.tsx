import { endlessTexts } from '@tatami/tooling/endless-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

test.each(endlessTexts)(
  'too many of %s are drawn, and hold nobody up',
  (_, text) => {
    const before = process.cpuUsage();
    expect(renderToStaticMarkup(<Markdown>{text}</Markdown>)).not.toBe('');
    const { user, system } = process.cpuUsage(before);
    // Seconds of a processor, so that others who want it don't matter.
    expect((user + system) / 1_000_000).toBeLessThan(5);
  },
  60_000,
);
