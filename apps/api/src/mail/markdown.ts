import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { escaped } from './letter.ts';
import { readingOf } from './reading.ts';

const read = (markdown: string) => fromMarkdown(markdown, { extensions: readingOf(markdown) });

/** A text that a person wrote as Markdown, as a mail shows it: HTML in it is shown as it was typed, and pictures are links (decision 038). */
export function markdownToHtml(markdown: string, publicUrl: string): string {
  const tree = read(markdown);
  const addresses = addressesOf(tree);
  const all = (parent: Parents): string => parent.children.map(draw).join('');
  const way = (url: string, words: string): string => {
    const href = safeHref(url, publicUrl);
    return href ? `<a href="${escaped(href)}">${words}</a>` : words;
  };
  function draw(node: Nodes): string {
    switch (node.type) {
      case 'text':
      case 'html':
        return escaped(node.value).replaceAll('\n', '<br>');
      case 'paragraph':
        return `<p>${all(node)}</p>`;
      case 'heading': {
        const level = Math.min(4, node.depth + 1);
        return `<h${level}>${all(node)}</h${level}>`;
      }
      case 'strong':
        return `<strong>${all(node)}</strong>`;
      case 'emphasis':
        return `<em>${all(node)}</em>`;
      case 'inlineCode':
        return `<code>${escaped(node.value)}</code>`;
      case 'code':
        return `<pre>${escaped(node.value)}</pre>`;
      case 'break':
        return '<br>';
      case 'thematicBreak':
        return '<hr>';
      case 'blockquote':
        return `<blockquote>${all(node)}</blockquote>`;
      case 'list': {
        const items = node.children
          .map(
            (item) =>
              `<li>${item.children
                .map((part) => (part.type === 'paragraph' && !item.spread ? all(part) : draw(part)))
                .join('')}</li>`,
          )
          .join('');
        return node.ordered ? `<ol start="${node.start ?? 1}">${items}</ol>` : `<ul>${items}</ul>`;
      }
      case 'link':
        return way(node.url, all(node));
      case 'linkReference':
        return way(addresses.get(node.identifier) ?? '', all(node));
      case 'image':
        return way(node.url, escaped(node.alt || node.url));
      case 'imageReference': {
        const to = addresses.get(node.identifier) ?? '';
        return way(to, escaped(node.alt || to));
      }
      default:
        return '';
    }
  }
  return all(tree);
}

/** The same as plain text: a link says where it leads. */
export function markdownToText(markdown: string, publicUrl: string): string {
  const tree = read(markdown);
  const addresses = addressesOf(tree);
  const all = (parent: Parents): string => parent.children.map(say).join('');
  const blocks = (parent: Parents): string => parent.children.map(say).filter(Boolean).join('\n\n');
  const way = (url: string, words: string): string => {
    const href = safeHref(url, publicUrl);
    return !href || href === words ? words : `${words} (${href.replace(/^(mailto|tel):/, '')})`;
  };
  function say(node: Nodes): string {
    switch (node.type) {
      case 'text':
      case 'html':
      case 'inlineCode':
      case 'code':
        return node.value;
      case 'break':
        return '\n';
      case 'thematicBreak':
        return '* * *';
      case 'blockquote':
        return blocks(node)
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n');
      case 'list':
        return node.children
          .map((item, at) => {
            const mark = node.ordered ? `${(node.start ?? 1) + at}.` : '-';
            return `${mark} ${blocks(item).replaceAll('\n', '\n  ')}`;
          })
          .join('\n');
      case 'link':
        return way(node.url, all(node));
      case 'linkReference':
        return way(addresses.get(node.identifier) ?? '', all(node));
      case 'image':
        return way(node.url, node.alt || node.url);
      case 'imageReference':
        return node.alt || (addresses.get(node.identifier) ?? '');
      case 'root':
        return blocks(node);
      default:
        return 'children' in node ? all(node) : '';
    }
  }
  return say(tree);
}

const addressesOf = (tree: ReturnType<typeof fromMarkdown>): ReadonlyMap<string, string> =>
  new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );

const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Where a link of a text may lead: outside by a known protocol, or to a page of the club by its whole address; `null` for all else. */
function safeHref(address: string, publicUrl: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return publicUrl + address;
  const found = URL.parse(address);
  return found && protocols.includes(found.protocol) ? found.href : null;
}
