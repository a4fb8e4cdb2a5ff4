import { Inline, Link } from '../../src/index.ts';
import type { Said } from '../guide.ts';
import { say } from '../say.ts';
import { pagePath } from './BookContainer.tsx';
import { prose } from './page.css.ts';
import { pageOf } from './pages.ts';
import { Section } from './Section.tsx';

/** Why a pattern is as it is, and the components it is made of. */
export function Takes({ why, components }: { why: readonly Said[]; components: readonly string[] }) {
  return (
    <>
      <Section id="why" title={{ pl: 'Dlaczego tak', en: 'Why so' }}>
        <ul className={prose}>
          {why.map((said) => (
            <li key={said.en}>{say(said)}</li>
          ))}
        </ul>
      </Section>
      <Section id="takes" title={{ pl: 'Z czego', en: 'Made of' }}>
        <Inline space={16}>
          {components.map((name) => {
            const page = pageOf(name);
            return (
              page && (
                <Link key={name} href={pagePath(page.docsId)}>
                  {page.name}
                </Link>
              )
            );
          })}
        </Inline>
      </Section>
    </>
  );
}
