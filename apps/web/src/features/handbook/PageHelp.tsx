import { HelpLink } from '@tatami/ui/HelpLink';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { headOf } from './heads.ts';
import { helpOf } from './help-of.ts';

/**
 * The way from the page that is shown to what the handbook says of it, at the end of the line of its title. It comes once
 * the page is at rest: no first visit waits for it, so no page draws it itself.
 */
export function PageHelp() {
  const { t, language } = useI18n();
  const { path } = useNavigation().place;
  const line = useTitleLine();
  const help = helpOf(path);
  if (!line || !help) return null;
  const { chapter, section } = help;
  return createPortal(
    <HelpLink
      href={`/handbook/${chapter}${section ? `#${section}` : ''}`}
      label={t('handbook.help', { chapter: headOf(chapter, language).title })}
    />,
    line,
  );
}

/** The line in which the title of the page stands, whichever page that is at the moment; what stands in place of one has none. */
function useTitleLine(): Element | null {
  const [line, setLine] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setLine(document.querySelector('main [data-head]'));
    const observer = new MutationObserver(find);
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, []);
  return line;
}
