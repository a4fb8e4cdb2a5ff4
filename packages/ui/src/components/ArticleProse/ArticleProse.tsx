import type { ReactNode } from 'react';
import * as styles from './ArticleProse.css.ts';

export interface ArticleProseProps {
  /** What stands in the article, as HTML has it: headings, paragraphs, pictures. */
  children: ReactNode;
  /** The language that it is written in. */
  lang?: string | undefined;
  /** The look: that of the public page, or in the app that of its pages. */
  look?: keyof typeof styles.look | undefined;
}

/** An article as the public page shows it: its column, its faces, its sizes. */
export function ArticleProse({ children, lang, look = 'public' }: ArticleProseProps): ReactNode {
  return (
    <article className={styles.look[look]} lang={lang}>
      {children}
    </article>
  );
}
