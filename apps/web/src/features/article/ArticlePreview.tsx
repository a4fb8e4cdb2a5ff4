import latin from '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff2?url';
import latinExt from '@fontsource/brygada-1918/files/brygada-1918-latin-ext-600-normal.woff2?url';
import { articleTree } from '@tatami/article-text';
import { EmptyState } from '@tatami/ui';
import { ArticleProse } from '@tatami/ui/ArticleProse';
import { NoteIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

interface ArticlePreviewProps {
  title: string;
  lead: string;
  body: string;
  lang: 'pl' | 'en';
  /** What shows pictures before they are published. */
  pictureKey: string | undefined;
}

/** An article as its readers will have it, drawn from the same tree as the public page. */
export function ArticlePreview({ title, lead, body, lang, pictureKey }: ArticlePreviewProps) {
  const { t } = useI18n();
  useEffect(loadHeadings, []);
  const written = useDeferredValue(body);
  const drawn = useMemo(() => draw(written, pictureKey), [written, pictureKey]);
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
      {drawn}
    </ArticleProse>
  );
}

const hasKey = /(\/cms\/picture\/[^\s,"]+\.(?:avif|webp|jpg))/g;

function draw(markdown: string, key = '') {
  const { tree } = articleTree(markdown);
  return toJsxRuntime(tree, {
    ...{ Fragment, jsx, jsxs },
    components: {
      // The page has a heading of its own, and ids of its own.
      h2: ({ id: _, ...props }) => jsx('h3', props),
      h3: ({ id: _, ...props }) => jsx('h4', props),
      h4: ({ id: _, ...props }) => jsx('h5', props),
      a: (props) => jsx('a', { ...props, target: '_blank' }),
      img: ({ src = '', alt = '', ...props }) =>
        jsx('img', { ...props, alt, src: String(src).replaceAll(hasKey, `$1?key=${key}`) }),
      source: ({ srcSet = '', ...props }) =>
        jsx('source', { ...props, srcSet: srcSet.replaceAll(hasKey, `$1?key=${key}`) }),
    },
  });
}

/** The face of headings on the public pages: the app has no other use of it. */
function loadHeadings(): void {
  const name = 'Brygada 1918';
  if ([...document.fonts].some(({ family }) => family.includes(name))) return;
  const ranges = [
    [latin, 'U+0-FF, U+2000-206F'],
    [latinExt, 'U+100-2AF'],
  ] as const;
  for (const [url, unicodeRange] of ranges)
    document.fonts.add(new FontFace(name, `url(${url})`, { weight: '600', unicodeRange }));
}
