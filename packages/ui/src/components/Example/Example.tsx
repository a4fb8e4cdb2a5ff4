'use client';

import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { CodeSample } from '../CodeSample/CodeSample.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Example.css.ts';

/** The words of an example, in the current language. */
export interface ExampleLabels {
  /** The label of what shows the code. */
  show: string;
  /** The label of what hides it again. */
  hide: string;
  /** Names the code of an example, by its title. */
  code: (title: string) => string;
  /** The label of what copies the code. */
  copy: string;
  /** The words once it is copied. */
  copied: string;
  /** The words where the code could not be fetched. */
  failed: string;
}

export interface ExampleProps {
  /** What it shows. */
  title: string;
  /** The place of its title in the outline of the page. */
  level?: HeadingLevel | undefined;
  /** When one takes it, or what to look at. */
  description?: ReactNode | undefined;
  /** What is shown, alive. */
  children: ReactNode;
  /** Fetches its code, when somebody asks for it. Without it there is none to see. */
  source?: (() => Promise<string>) | undefined;
  /** The space around what is shown; `none` for what runs to the edge, such as a table. */
  padding?: keyof typeof styles.padding | undefined;
  /** The id of the section, for a link to it. */
  id?: string | undefined;
  /** The words, in the current language. */
  labels: ExampleLabels;
}

/** Something alive, what it is for, and its code for who wants to take it along. */
export function Example({
  title,
  level = 2,
  description,
  children,
  source,
  padding = 'card',
  id,
  labels,
}: ExampleProps): ReactNode {
  const ownId = useId();
  return (
    <section id={id} className={styles.example} aria-labelledby={`${ownId}title`}>
      <div className={styles.words}>
        <Heading level={level} size="large" id={`${ownId}title`}>
          {title}
        </Heading>
        {description && <div className={styles.about}>{description}</div>}
      </div>
      <div className={styles.frame}>
        <div className={styles.padding[padding]}>{children}</div>
        {source && <Source {...{ title, source, labels }} id={`${ownId}code`} />}
      </div>
    </section>
  );
}

type SourceProps = Required<Pick<ExampleProps, 'title' | 'labels'>> & {
  id: string;
  source: () => Promise<string>;
};

function Source({ id, title, source, labels }: SourceProps) {
  const [state, setState] = useState<'closed' | 'fetching' | 'failed' | 'open'>('closed');
  const [code, setCode] = useState('');
  const isOpen = state === 'open';

  async function toggle() {
    if (isOpen) return setState('closed');
    if (code) return setState('open');
    setState('fetching');
    try {
      setCode(await source());
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.foot}>
      <div className={styles.line}>
        <Button
          variant="quiet"
          size="small"
          iconEnd={isOpen ? ChevronUpIcon : ChevronDownIcon}
          loading={state === 'fetching'}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? labels.hide : labels.show}: ${title}`}
          onClick={toggle}
        >
          {isOpen ? labels.hide : labels.show}
        </Button>
      </div>
      <div id={id}>
        {state === 'failed' && (
          <Text as="output" tone="danger">
            {labels.failed}
          </Text>
        )}
        {isOpen && <CodeSample code={code} title={labels.code(title)} labels={labels} />}
      </div>
    </div>
  );
}
