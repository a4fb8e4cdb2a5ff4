import { endlessTexts } from '@tatami/tooling/endless-texts';
import { expect, test } from 'vitest';
import { markdownToHtml, markdownToText } from './markdown.ts';

test.each(endlessTexts)(
  'a mail with too many of %s is written, and holds nobody up',
  (_, text) => {
    const before = process.cpuUsage();
    expect(markdownToHtml(text, 'https://klub.example')).not.toBe('');
    expect(markdownToText(text, 'https://klub.example')).not.toBe('');
    const { user, system } = process.cpuUsage(before);
    // Seconds of a processor, so that others who want it don't matter.
    expect((user + system) / 1_000_000).toBeLessThan(5);
  },
  60_000,
);
