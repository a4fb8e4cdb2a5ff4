'use client';

import type { ReactNode, Ref } from 'react';
import { ChevronLeftIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page’s `h1`. */
  title: string;
  /** One line under the title. */
  description?: ReactNode | undefined;
  /** What stands before the title: the face of whom the page is about. */
  start?: ReactNode | undefined;
  /** What stands beside the title: a state, a grade. */
  tags?: ReactNode | undefined;
  /** The page above this one. */
  back?: { href: string; label: string } | undefined;
  /** What can be done with the whole page; at most one of them primary. */
  actions?: ReactNode | undefined;
  /** The page's `h1`, for moving focus to it after a change of route. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The head of every page: where am I, and what can I do here. */
export function PageHeader({
  title,
  description,
  start,
  tags,
  back,
  actions,
  titleRef,
}: PageHeaderProps): ReactNode {
  const Anchor = useLinkComponent();
  return (
    <div className={styles.header}>
      <div className={styles.titles}>
        {back && (
          <Anchor className={styles.back} href={back.href}>
            <ChevronLeftIcon size="small" />
            {back.label}
          </Anchor>
        )}
        <div className={styles.titleLine} data-head="">
          {start}
          <Heading level={1} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </Heading>
          {tags}
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
