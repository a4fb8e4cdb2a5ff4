import type { Section } from '../../../api/src/site/landing-data.ts';
import { heading, intro, muted } from '../document/base.css.ts';
import { Prose } from './Prose.tsx';
import type { PartProps } from './part.ts';
import { said } from './said.ts';

interface IntroProps extends Pick<PartProps, 'language'> {
  id: string;
  section: Section;
  /** Our words, where the club has none of its own. */
  title: string;
  text?: string;
}

/** The heading of a section with a few words beside it: the club’s own, or ours. */
export function Intro({ id, section, title, text, language }: IntroProps) {
  const words = said(section.text, language) ?? (text ? { text, lang: undefined } : null);
  return (
    <div className={intro}>
      <Title {...{ id, section, title, language }} />
      {words && <Prose of={words} className={muted} />}
    </div>
  );
}

/** The heading of a section: the club’s own, or ours. */
export function Title({ id, section, title, language }: Omit<IntroProps, 'text'>) {
  const own = said(section.title, language);
  return (
    <h2 id={`${id}-title`} className={heading} lang={own?.lang}>
      {own?.text ?? title}
    </h2>
  );
}
