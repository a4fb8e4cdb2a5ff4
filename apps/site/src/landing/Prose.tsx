import { articleText } from '@tatami/article-text';
import * as styles from './Prose.css.ts';
import type { Said } from './said.ts';

interface ProseProps {
  /** Markdown. */
  of: Said;
  className?: string;
}

/** What somebody of the club wrote, as articles have it: HTML in it is text, and nothing of it is fetched from elsewhere. */
export function Prose({ of: { text, lang }, className = '' }: ProseProps) {
  return (
    <div
      className={`${styles.prose} ${className}`.trim()}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from articleText, which lets nothing run
      dangerouslySetInnerHTML={{ __html: articleText(text, { isPart: true }).html }}
    />
  );
}
