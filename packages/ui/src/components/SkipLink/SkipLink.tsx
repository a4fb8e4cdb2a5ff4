import { useLabels } from '../../provider/UiProvider.tsx';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main content. */
  target: string;
}

/** First in the tab order: past the bars and the menu, straight to the content. */
export function SkipLink({ target }: SkipLinkProps) {
  const labels = useLabels();
  return (
    <a
      className={skipLink}
      href={`#${target}`}
      onClick={(event) => {
        // The address stays as the router knows it.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {labels.skipToContent}
    </a>
  );
}
