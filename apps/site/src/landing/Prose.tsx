import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import * as styles from './Prose.css.ts';
import type { Said } from './said.ts';

interface ProseProps {
  /** Markdown. */
  of: Said;
  className?: string;
}

/** What somebody of the club wrote, drawn from its tree: HTML in it is text, and nothing of it is fetched. */
export function Prose({ of: { text, lang }, className = '' }: ProseProps) {
  return (
    <div className={`${styles.prose} ${className}`.trim()} lang={lang}>
      {contentOf(fromMarkdown(text))}
    </div>
  );
}

const contentOf = (parent: Parents): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
  parent.children.map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>);

function draw(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{contentOf(node)}</p>;
    case 'heading':
      return <h3>{contentOf(node)}</h3>;
    case 'strong':
      return <strong>{contentOf(node)}</strong>;
    case 'emphasis':
      return <em>{contentOf(node)}</em>;
    case 'code':
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'blockquote':
      return <blockquote>{contentOf(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{contentOf(node)}</ol> : <ul>{contentOf(node)}</ul>;
    case 'listItem':
      return <li>{node.spread ? contentOf(node) : node.children.map(tight)}</li>;
    case 'link':
      return isSafe(node.url) ? (
        <a href={node.url} rel="noopener">
          {contentOf(node)}
        </a>
      ) : (
        contentOf(node)
      );
    case 'linkReference':
      return contentOf(node);
    case 'image':
      return node.alt;
    default:
      return null;
  }
}

/** The paragraphs of a list that was written without empty lines are none. */
const tight = (node: Nodes, at: number): ReactNode => (
  <Fragment key={at}>{node.type === 'paragraph' ? contentOf(node) : draw(node)}</Fragment>
);

/** Whether whoever follows it comes to a page, a mail or a call: a script is no address. */
function isSafe(href: string): boolean {
  const protocol = URL.parse(href, 'https://here.example')?.protocol ?? '';
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol);
}
