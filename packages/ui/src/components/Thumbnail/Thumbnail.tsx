import type { ReactNode, Ref } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import * as styles from './Thumbnail.css.ts';

export interface ThumbnailProps {
  /** The address of the picture; the icon stands there without one. */
  src?: string | undefined;
  /** What stands there until the picture is there. */
  icon: IconComponent;
  /** A ref to the element: to see when it comes into view. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A picture in a row of a list, cut to its frame. It is decoration: what it belongs to stands beside it. */
export function Thumbnail({ src, icon: Icon, ref }: ThumbnailProps): ReactNode {
  return (
    <span ref={ref} className={styles.thumbnail} aria-hidden="true">
      <Icon />
      {src && <img className={styles.picture} src={src} alt="" />}
    </span>
  );
}
