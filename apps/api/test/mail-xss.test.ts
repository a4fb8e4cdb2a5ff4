import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { xssCorpus } from '@tatami/tooling/xss-corpus';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterOf } from '../src/mail/letter.ts';
import { noticeKinds } from '../src/tables/notice/columns.ts';
import { noticeMail } from '../src/tables/notice/notice-mail.ts';
import { openTestClub, type TestClub } from './support/club.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

let mail: MailServer;
let club: TestClub;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({
    ...{ SMTP_URL: mail.url, CLUB_NAME: 'Aikido "Gdańsk" & przyjaciele', PUBLIC_URL: 'https://klub.example' },
  });
  await club.services.queue.start((error) => console.error(error));
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
  await mail.close();
});

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child);
}
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** All that a mail is made of, with the attributes that it may have. */
const known = new Map(
  Object.entries({
    ...Object.fromEntries(
      'head title style h1 h2 h3 h4 p br b strong em code pre hr blockquote ul ol li tbody tr'
        .split(' ')
        .map((name) => [name, ['style']]),
    ),
    html: ['lang'],
    body: ['class', 'style'],
    meta: ['charset', 'name', 'content'],
    div: ['role', 'lang', 'aria-label', 'class', 'style'],
    table: ['role', 'width', 'cellspacing', 'cellpadding', 'border', 'style'],
    td: ['align', 'class', 'style'],
    span: ['class', 'style'],
    a: ['class', 'href', 'style'],
    ol: ['start'],
  }),
);
const safe = /^(https?:\/\/|mailto:|tel:)/;

/** Says what of a mail could run, be fetched, or lie over its other parts. */
function dangers(html: string): string[] {
  const found: string[] = [];
  for (const element of elements(parse(html))) {
    const allowed = known.get(element.tagName);
    if (!allowed) found.push(`<${element.tagName}>`);
    for (const { name, value } of element.attrs) {
      const written = `<${element.tagName} ${name}=${value}>`;
      if (!allowed?.includes(name)) found.push(written);
      if (name === 'href' && !safe.test(value)) found.push(written);
      if (name === 'style' && !/^[\w\s:;,.%#'()-]*$/.test(value)) found.push(written);
      if (/url|javascript|expression|position/i.test(name === 'style' ? value : '')) found.push(written);
    }
    if (element.tagName === 'style' && !textOf(element).startsWith(':root{color-scheme'))
      found.push('<style>');
  }
  return found;
}

const out = {
  page: 'https://klub.example/unsubscribe?key=1',
  press: 'https://klub.example/api/unsubscribe?key=1',
};
const id = '018f3c5e-7a41-7c3b-9b6d-0a1b2c3d4e5f';

test('what is looked for is found where a text is taken for HTML', () => {
  const dangerous = xssCorpus.filter((text) => dangers(`<p>${text}</p>`).length > 0);
  expect(dangerous.length).toBeGreaterThan(90);
});

describe('a mail shows what somebody wrote, and runs nothing of it', () => {
  test('an announcement: its title, its text, who wrote it, and what its files are called', () => {
    for (const text of xssCorpus)
      for (const language of ['pl', 'en'] as const) {
        const said = {
          language,
          studentFirstName: text,
          name: text,
          at: null,
          reason: text,
          count: 1,
          row: id,
        };
        const written = noticeMail(club.config, 'announcement', said, out, {
          ...{ titlePl: text, titleEn: text, bodyPl: `${text}\n\n${text}`, bodyEn: `${text}\n\n${text}` },
          ...{ authorName: text, files: [{ id, name: text, bytes: 1_200, alt: text }] },
        });
        const html = letterOf(club.config, written);
        expect(dangers(html), text).toEqual([]);
        const title = [...elements(parse(html))].find(({ tagName }) => tagName === 'h1') as Element;
        expect(textOf(title), text).toBe(text);
      }
  });

  test.each(noticeKinds)('a notice of %s: whatever it names', (kind) => {
    if (kind === 'announcement') return;
    for (const text of xssCorpus)
      for (const language of ['pl', 'en'] as const) {
        const said = {
          ...{ language, studentFirstName: text, name: text, reason: text, row: id },
          ...{ at: '2026-11-23T11:00:00.000Z', count: 2 },
        };
        const html = letterOf(club.config, noticeMail(club.config, kind, said, out));
        expect(dangers(html), text).toEqual([]);
      }
  });

  test('as it comes out of the server: announcements that have them all', async () => {
    const office = await club.join('biuro', 'Administrators');
    await club.join('ola', 'Members');
    for (let first = 0; first < xssCorpus.length; first += 50) {
      const texts = xssCorpus.slice(first, first + 50);
      const { status, body } = await office.post('/announcement', {
        titlePl: [...(texts[0] ?? '')].slice(0, 150).join(''),
        bodyPl: texts
          .map((text) => text.replace(/[^\P{Cc}\n\t]/gu, ''))
          .join('\n\n')
          .slice(0, 9_000),
      });
      expect(status, JSON.stringify(body)).toBe(201);
      expect((await office.post(`/announcement/${body.id}/send`)).status).toBe(200);
      const { body: sent } = await office.get(`/announcement/${body.id}`);
      await club.services.announcements.send(body.id, sent.publishAt);
      const { html, subject } = await mail.mailTo(`ola@example.org`, 20);
      expect(dangers(html ?? ''), subject).toEqual([]);
      expect(html).not.toContain('<script');
    }
  }, 120_000);
});
