import type { ComponentProps, ReactNode } from 'react';
import { CodeSample } from '../../src/components/CodeSample/CodeSample.tsx';
import { Link } from '../../src/index.ts';
import { copyLabels } from './Code.tsx';
import * as styles from './page.css.ts';

const textOf = (children: ReactNode): string =>
  typeof children === 'string' ? children : Array.isArray(children) ? children.map(textOf).join('') : '';

/** What the elements of a page written in Markdown are drawn with. */
export const markdown = {
  h1: (props: ComponentProps<'h1'>) => <h1 {...props} className={styles.title1} />,
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className={styles.markdownTitle2} />,
  p: (props: ComponentProps<'p'>) => <p {...props} className={styles.paragraph} />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className={styles.list} />,
  a: ({ href = '', children }: ComponentProps<'a'>) => <Link href={href}>{children}</Link>,
  code: ({ children, className }: ComponentProps<'code'>) => {
    const text = textOf(children);
    return className || text.includes('\n') ? (
      <CodeSample title="page.tsx" code={text} labels={copyLabels()} />
    ) : (
      <code className={styles.code}>{text}</code>
    );
  },
  pre: ({ children }: ComponentProps<'pre'>) => <div className={styles.block}>{children}</div>,
};
