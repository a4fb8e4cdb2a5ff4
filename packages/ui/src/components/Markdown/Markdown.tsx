import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Markdown.css.ts';
import { readingOf } from './reading.ts';
import { safeHref } from './safe-href.ts';

export interface MarkdownProps {
  /** What somebody wrote (CommonMark). */
  children: string;
  /** The place of its largest headings in the outline of the page. */
  headingLevel?: HeadingLevel | undefined;
}

/** What is known while a text is drawn. */
interface Drawing {
  level: HeadingLevel;
  /** The addresses that links name apart, by the name. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * A text that a person wrote as Markdown. It is drawn from its tree with the library's own components: HTML in it is shown as it
 * was typed, pictures are links, and nothing of it is fetched.
 */
export function Markdown({ children, headingLevel = 3 }: MarkdownProps): ReactNode {
  const tree = useMemo(() => fromMarkdown(children, { extensions: readingOf(children) }), [children]);
  const addresses = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  return <div className={styles.prose}>{contentOf(tree, { level: headingLevel, addresses })}</div>;
}

const contentOf = (parent: Parents, drawing: Drawing): ReactNode =>
  parent.children.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that changes is another text
    <Fragment key={at}>{draw(node, drawing)}</Fragment>
  ));

function draw(node: Nodes, drawing: Drawing): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{contentOf(node, drawing)}</p>;
    case 'heading': {
      const level = Math.min(4, drawing.level + node.depth - 1) as HeadingLevel;
      return <Heading level={level}>{contentOf(node, drawing)}</Heading>;
    }
    case 'strong':
      return <strong>{contentOf(node, drawing)}</strong>;
    case 'emphasis':
      return <em>{contentOf(node, drawing)}</em>;
    case 'inlineCode':
      return <code className={styles.code}>{node.value}</code>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <pre className={styles.block} tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className={styles.line} />;
    case 'blockquote':
      return <blockquote className={styles.quote}>{contentOf(node, drawing)}</blockquote>;
    case 'list':
      return createElement(
        node.ordered ? 'ol' : 'ul',
        { className: styles.list, ...(node.ordered && { start: node.start ?? 1 }) },
        node.children.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that changes is another text
          <li key={at}>
            {item.children.map((part, within) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that changes is another text
              <Fragment key={within}>
                {part.type === 'paragraph' && !item.spread ? contentOf(part, drawing) : draw(part, drawing)}
              </Fragment>
            ))}
          </li>
        )),
      );
    case 'link':
      return <Way to={node.url}>{contentOf(node, drawing)}</Way>;
    case 'linkReference':
      return <Way to={drawing.addresses.get(node.identifier) ?? ''}>{contentOf(node, drawing)}</Way>;
    case 'image':
      return <Way to={node.url}>{node.alt || node.url}</Way>;
    case 'imageReference': {
      const to = drawing.addresses.get(node.identifier) ?? '';
      return <Way to={to}>{node.alt || to}</Way>;
    }
    default:
      return null;
  }
}

/** A link, where it leads somewhere that a text may lead to; else its words. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const href = safeHref(to);
  if (!href) return children;
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
