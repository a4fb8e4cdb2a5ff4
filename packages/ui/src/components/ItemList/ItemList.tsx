'use client';

import { type ReactNode, useId } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './ItemList.css.ts';

export interface ListItem {
  /** What tells it from the others. */
  id: string;
  /** What it is. */
  title: ReactNode;
  /** A second line. Several things, as when, where and who, stand beside each other as far as there is room. */
  description?: ReactNode | readonly string[] | undefined;
  /** What stands before the text: an avatar, a time, an icon. */
  start?: ReactNode | undefined;
  /** What stands after the text: a state, a count, a button. */
  end?: ReactNode | undefined;
  /** The address that makes the whole row a link. */
  href?: string | undefined;
  /** Hears that the link is followed. */
  onOpen?: (() => void) | undefined;
  /** What a dot before the title says of it, in words: “Nieprzeczytane”. */
  mark?: string | undefined;
}

export interface ItemListProps {
  /** The rows, in the order they are shown. */
  items: readonly ListItem[];
  /** The name of the list, where no heading names it. */
  label?: string | undefined;
  /** The space around the rows; `none` where the surroundings have it, as in a dialog. */
  padding?: keyof typeof styles.padding | undefined;
}

/** A list of things one can open, for a card without padding. */
export function ItemList({ items, label, padding = 'card' }: ItemListProps): ReactNode {
  const Anchor = useLinkComponent();
  const list = useId();
  return (
    <ul aria-label={label}>
      {items.map(({ id, title: name, description, start, end, href, onOpen, mark }) => {
        const title = mark ? (
          <>
            <span className={styles.mark} role="img" aria-label={mark} /> {name}
          </>
        ) : (
          name
        );
        return (
          <li key={id} className={classes(styles.item, styles.padding[padding])}>
            {start}
            <div className={styles.body}>
              <span className={styles.title}>
                {href === undefined ? (
                  title
                ) : (
                  // Of things with one title the second line tells which it is.
                  <Anchor
                    id={list + id}
                    className={styles.link}
                    href={href}
                    data-whole=""
                    onClick={onOpen}
                    aria-labelledby={`${list}${id} ${list}${id}d`}
                  >
                    {title}
                  </Anchor>
                )}
              </span>
              {description && (
                <span id={`${list}${id}d`} className={styles.description}>
                  {Array.isArray(description)
                    ? (description as readonly string[]).map((part) => <span key={part}>{part}</span>)
                    : description}
                </span>
              )}
            </div>
            {end && <div className={styles.end}>{end}</div>}
            {href !== undefined && (
              <span className={styles.chevron}>
                <ChevronRightIcon size="small" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
