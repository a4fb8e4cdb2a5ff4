import type { Config } from '../config.ts';
import type { Language } from '../http/messages.ts';

/** The colours of a mail: those of the app's first theme, in the light and in the dark. */
const light = {
  page: '#f4f4f8',
  sheet: '#ffffff',
  line: '#e3e3ec',
  ink: '#1d1d26',
  quiet: '#5f6070',
  accent: '#4a4ac4',
};
const dark = {
  page: '#131318',
  sheet: '#1d1d25',
  line: '#35353f',
  ink: '#f0f0f5',
  quiet: '#a9aab8',
  accent: '#a3a5f5',
};

type Role = keyof typeof light;

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** What a mail program without the dark shows stands in the lines; one with it takes these instead. */
const darkness = (Object.keys(dark) as Role[])
  .map((role) => {
    const property =
      role === 'page' || role === 'sheet' ? 'background-color' : role === 'line' ? 'border-color' : 'color';
    return `.${role}{${property}:${dark[role]}!important}`;
  })
  .join('');

const style = `:root{color-scheme:light dark}
.text p,.text ul,.text ol,.text blockquote,.text pre{margin:0 0 16px}.text h2,.text h3,.text h4{margin:24px 0 8px;line-height:1.3}
.text ul,.text ol{padding-left:24px}.text li{margin:0 0 4px}.text a{color:${light.accent}}.text hr{border:0;border-top:1px solid ${light.line};margin:24px 0}
.text blockquote{padding-left:12px;border-left:3px solid ${light.line}}.text pre{white-space:pre-wrap}
@media (prefers-color-scheme:dark){${darkness}.text a{color:${dark.accent}!important}.text hr,.text blockquote{border-color:${dark.line}!important}.button{background-color:${dark.accent}!important;color:#131318!important}.belt{background-color:${dark.accent}!important}}`;

/**
 * The same mail as a page of one column, for programs that show those: nothing of it is fetched, so that nobody outside hears
 * who reads it. It says no more than its text does.
 */
export function letterOf({ clubName, publicUrl }: Config, mail: LaidOut): string {
  const { subject, language, letter } = mail;
  const title = letter?.title ?? subject.replace(` – ${clubName}`, '');
  const host = new URL(publicUrl).host;
  const content = letter?.html ?? paragraphs(mail.text, { button: title });
  const cell = (inner: string, padding: string) => `<tr><td style="padding:${padding}">${inner}</td></tr>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%">
<div role="article" lang="${language}" aria-label="${escaped(subject)}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px;table-layout:fixed;text-align:left;font-family:${FONT};font-size:16px;line-height:1.55">
${cell(`<a class="accent" href="${escaped(publicUrl)}" style="color:${light.accent};font-weight:600;font-size:15px;text-decoration:none">${escaped(clubName)}</a>`, '0 8px 12px')}
<tr><td class="sheet line" style="background-color:${light.sheet};border:1px solid ${light.line};border-radius:12px;overflow:hidden">
<div class="belt" style="height:6px;background-color:${light.accent};border-radius:11px 11px 0 0;font-size:0;line-height:0">&nbsp;</div>
<div class="ink" style="padding:24px 24px 12px;color:${light.ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600;letter-spacing:-.01em">${escaped(title)}</h1>
<div class="text" style="overflow-wrap:anywhere">${content}</div>
${letter?.open ? button(letter.open) : ''}</div></td></tr>
${cell(`<div class="quiet" style="color:${light.quiet};font-size:13px;line-height:1.5">${letter?.end ?? escaped(`${clubName}: ${host}`)}</div>`, '16px 8px 0')}
</table></td></tr></table></div></body></html>
`;
}

const button = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:8px 0 16px"><a class="button" href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:${light.accent};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`;

/** A plain text as paragraphs, in which addresses are links; one that stands alone in its line is a button where it is told what that says. */
export function paragraphs(text: string, { button: label }: { button?: string } = {}): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const lines = part.split('\n');
      const alone = label ? lines.find((line) => /^https?:\/\/\S+$/.test(line)) : undefined;
      const words = lines
        .filter((line) => line !== alone)
        .map(linked)
        .join('<br>');
      const small = 'margin:0 0 16px;font-size:13px;word-break:break-all';
      return `<p style="margin:0 0 12px">${words}</p>${
        alone && label
          ? `${button({ label, href: alone })}<p style="${small}">${wayTo(alone, alone, 'quiet')}</p>`
          : ''
      }`;
    })
    .join('');
}

const linked = (line: string): string =>
  line
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?])/)
    .map((part, at) => (at % 2 === 1 ? wayTo(part, part) : escaped(part)))
    .join('');

/** What is said beside. */
export const quietly = (words: string): string =>
  `<span class="quiet" style="color:${light.quiet};font-size:14px">${escaped(words)}</span>`;

/** A link with its words. */
export const wayTo = (href: string, words: string, tone: 'accent' | 'quiet' = 'accent'): string =>
  `<a class="${tone}" href="${escaped(href)}" style="color:${light[tone]}">${escaped(words)}</a>`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** What a mail is laid out from. */
export interface LaidOut {
  subject: string;
  text: string;
  language: Language;
  /** How it is laid out for programs that show pages, where its text alone does not say enough. */
  letter?: Letter;
}

export interface Letter {
  /** What stands large above it, where that is not its subject. */
  title: string;
  /** What stands in it, as HTML that is safe to show. */
  html: string;
  /** What leads into the club. */
  open?: { label: string; href: string };
  /** What stands small below it, as HTML. */
  end: string;
}
