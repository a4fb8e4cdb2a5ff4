import { Link } from '@tatami/ui';
import { ArticleProse } from '@tatami/ui/ArticleProse';
import { createElement, type ReactNode } from 'react';
import { type ChapterNode, isElement } from './chapter.ts';

/** The text of a chapter, drawn from what the build has made of it: no text is read as HTML. */
export function ChapterText({ body, lang }: { body: readonly ChapterNode[]; lang: string }) {
  return (
    <ArticleProse look="app" lang={lang}>
      {body.map(drawn)}
    </ArticleProse>
  );
}

function drawn(node: ChapterNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (!isElement(node)) {
    const { tag: _, ...picture } = node;
    return <img key={key} {...picture} alt={picture.alt} loading="lazy" decoding="async" />;
  }
  const { tag, id, href, children } = node;
  if (href)
    return (
      <Link key={key} href={href} {...(isOutside(href) && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children.map(drawn)}
      </Link>
    );
  return createElement(tag, { key, id }, ...(children.length > 0 ? [children.map(drawn)] : []));
}

const isOutside = (href: string): boolean => !/^[/#]/.test(href);
