import { articleTree } from '@tatami/article-text/tree';
import { EmptyState } from '@tatami/ui';
import { ArticleProse } from '@tatami/ui/ArticleProse';
import { NoteIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { createElement, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { titleLetters } from '../../lib/title-letters.ts';

interface ArticlePreviewProps {
  title: string;
  lead: string;
  body: string;
  lang: 'pl' | 'en';
  /** What shows pictures before they are published. */
  pictureKey?: string | undefined;
}

/** An article as its readers will have it, drawn from the same tree as the public page. */
export function ArticlePreview({ title, lead, body, lang, pictureKey = '' }: ArticlePreviewProps) {
  const { t } = useI18n();
  useEffect(loadHeadings, []);
  const written = useDeferredValue(body);
  const text = useMemo(() => drawn(articleTree(written).tree.children, pictureKey), [written, pictureKey]);
  if (!(title || lead || body))
    return (
      <EmptyState
        icon={NoteIcon}
        titleLevel={2}
        title={t('write.preview.empty')}
        description={t('write.preview.empty.text')}
      />
    );
  return (
    <ArticleProse lang={lang}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {text}
    </ArticleProse>
  );
}

const ofPicture = /(\/cms\/picture\/[^\s,"]+\.(?:avif|webp|jpg))/g;

/** The outline of the page goes on: its title is above. */
const lower: Partial<Record<string, string>> = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

type Nodes = ReturnType<typeof articleTree>['tree']['children'];

/** Draws the tree, which holds nothing but what its schema names, as React does: no HTML is read from text. */
const drawn = (nodes: Nodes, key: string): ReactNode =>
  nodes.map((node, at) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const { tagName, properties, children } = node;
    // The page has ids of its own.
    const { id: _, dataTable: __, rel, src, srcSet, ...props } = properties;
    const withKey = (address: unknown) => String(address).replaceAll(ofPicture, `$1?key=${key}`);
    return createElement(
      lower[tagName] ?? tagName,
      {
        key: at,
        ...props,
        ...(tagName === 'a' && { target: '_blank' }),
        ...(Array.isArray(rel) && { rel: rel.join(' ') }),
        ...(src && { src: withKey(src) }),
        ...(srcSet && { srcSet: withKey(srcSet) }),
      },
      ...(children.length > 0 ? [drawn(children, key)] : []),
    );
  });

/** Headings look as on the public pages; the set takes none twice. */
function loadHeadings(): void {
  for (const face of titleLetters()) document.fonts.add(face);
}
