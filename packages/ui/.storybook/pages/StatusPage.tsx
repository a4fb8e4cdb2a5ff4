import { CheckIcon } from '../../src/icons/icons.tsx';
import { Link, Tag } from '../../src/index.ts';
import { pagePath } from '../book/BookContainer.tsx';
import { hasGuide } from '../book/guides.ts';
import { PageHead } from '../book/PageHead.tsx';
import { prose } from '../book/page.css.ts';
import { pageOf, pages } from '../book/pages.ts';
import { Section } from '../book/Section.tsx';
import * as styles from '../book/status.css.ts';
import { groups } from '../groups.ts';
import type { PageFacts } from '../reading/facts.ts';
import { say } from '../say.ts';

const components = pages.filter(({ name, unit }) => name === unit);
const isNew = components.filter((page) => page.isNew).length;

/** Every component, how settled it is, and how it is tested. */
export function StatusPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Stan komponentów', en: 'State of the components' }}
        summary={{
          pl: `${components.length} komponentów: ${components.length - isNew} stabilnych, ${isNew} nowych.`,
          en: `${components.length} components: ${components.length - isNew} stable, ${isNew} new.`,
        }}
      />
      <ul className={prose}>
        <li>
          {say({
            pl: 'Stabilny: stoją na nim strony klubu, same albo na tym, co jest z niego zrobione. Jego właściwości zmieniają się tylko z główną wersją, a zapis zmian pokazuje, jak.',
            en: 'Stable: pages of the club stand on it, or on what is made of it. Its props change with a major version only, and the changelog shows how.',
          })}
        </li>
        <li>
          {say({
            pl: 'Nowy: cały, sprawdzony i dostępny jak inne, ale żadna strona nie używa go jeszcze długo. Może się zmienić w mniejszej wersji.',
            en: 'New: whole, tested and accessible like the others, but no page has tried it for long. It may still change in a minor version.',
          })}
        </li>
        <li>
          {say({
            pl: 'Każdy przykład jest testem: rysowany w jasnym i ciemnym motywie, odegrany, osądzony przez axe także w innej rodzinie motywów, na zmianę w każdej.',
            en: 'Every story is a test: drawn light and dark, played, judged by axe in another family of themes too, by turns.',
          })}
        </li>
      </ul>
      {groups.map(({ name, pages: names }) => {
        const shown = names.flatMap((each) => pageOf(each) ?? []).filter((page) => components.includes(page));
        return (
          shown.length > 0 && (
            <Section key={name.en} id={name.en.replace(/\W/g, '-')} title={name}>
              <StatusTable pages={shown} />
            </Section>
          )
        );
      })}
    </>
  );
}

function StatusTable({ pages: shown }: { pages: readonly PageFacts[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say({ pl: 'Komponent', en: 'Component' })}</th>
          <th scope="col">{say({ pl: 'Stan', en: 'State' })}</th>
          <th scope="col">{say({ pl: 'Przykłady', en: 'Stories' })}</th>
          <th scope="col">{say({ pl: 'odegrane', en: 'played' })}</th>
          <th scope="col">{say({ pl: 'Kiedy i jak', en: 'When and how' })}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, docsId, unit, isNew: isOneNew, stories, played }) => (
          <tr key={docsId}>
            <th scope="row">
              <Link href={pagePath(docsId)}>{name}</Link>
            </th>
            <td>
              {isOneNew ? (
                <Tag tone="warning">{say({ pl: 'nowy', en: 'new' })}</Tag>
              ) : (
                <Tag tone="success" icon={CheckIcon}>
                  {say({ pl: 'stabilny', en: 'stable' })}
                </Tag>
              )}
            </td>
            <td className={styles.figure}>{stories}</td>
            <td className={styles.figure}>{played}</td>
            <td>{hasGuide(unit) ? <CheckIcon label={say({ pl: 'Tak', en: 'Yes' })} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
