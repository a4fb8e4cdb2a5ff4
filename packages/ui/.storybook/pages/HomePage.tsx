import { ChevronRightIcon } from '../../src/icons/icons.tsx';
import { Link } from '../../src/index.ts';
import type { Group } from '../../src/theme/groups.ts';
import type { ColorRole } from '../../src/theme/roles.ts';
import { themes } from '../../src/theme/themes.ts';
import { space } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { pagePath } from '../book/BookContainer.tsx';
import { Find } from '../book/Find.tsx';
import * as styles from '../book/home.css.ts';
import { title2 } from '../book/page.css.ts';
import { pages } from '../book/pages.ts';
import { Section } from '../book/Section.tsx';
import { Throw } from '../book/Throw.tsx';
import { useWornTheme } from '../book/use-palette.ts';
import { Wishes } from '../book/Wishes.tsx';
import type { ownPages } from '../groups.ts';
import type { Said } from '../guide.ts';
import { say } from '../say.ts';
import { groupNames } from './ColourPage.tsx';

const components = pages.filter(({ name, unit }) => name === unit).length;
const families = new Set(themes.map(({ family }) => family)).size;

/** The address of a page of the book’s own. */
const ownPath = (title: keyof typeof ownPages) =>
  pagePath(`${title.toLowerCase().replaceAll(' ', '-')}--docs`);

/** Where the book begins. */
export function HomePage() {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.heroTitle}>
            {say({ pl: 'Z czego zrobione jest dojo', en: 'What a dojo is made of' })}
          </h1>
          <p className={styles.heroText}>
            {say({
              pl: `${components} komponentów, ${themes.length} motywów w ${families} rodzinach, jeden rysunek. Każdy przykład jest żywy: zmień motyw u góry, a zmieni się wszystko na tej stronie.`,
              en: `${components} components, ${themes.length} themes of ${families} families, one hand that draws. Every example is live: choose another theme above, and all on this page follows.`,
            })}
          </p>
        </div>
        <div className={styles.heroPicture}>
          <Throw />
        </div>
      </div>
      <div className={styles.mat} />
      <nav className={styles.doors} aria-label={say({ pl: 'Od czego zacząć', en: 'Where to begin' })}>
        <Door
          href={ownPath('Colour')}
          name={{ pl: 'Projektuję ekran', en: 'I design a screen' }}
          said={{ pl: 'Podstawy, wzory stron, rób i nie rób', en: 'Foundations, patterns, do and don’t' }}
        />
        <Door
          href={ownPath('Start')}
          name={{ pl: 'Buduję stronę', en: 'I build a page' }}
          said={{ pl: 'Kod do skopiowania, klawisze, dostępność', en: 'Code to copy, keys, accessibility' }}
        />
        <Door
          href={ownPath('Own theme')}
          name={{ pl: 'Zmieniam motyw', en: 'I change a theme' }}
          said={{
            pl: 'Galeria rodzin i pole na własny kolor',
            en: 'A gallery of families, and a field for your own colour',
          }}
        />
      </nav>
      <Find />
      <Section id="glance" title={{ pl: 'Podstawy w jednym spojrzeniu', en: 'Foundations at a glance' }}>
        <Glance />
      </Section>
      <section className={styles.wishes} aria-labelledby="wishes">
        <h2 id="wishes" className={title2}>
          {say({ pl: 'Chcę…', en: 'I want to…' })}
        </h2>
        <Wishes />
      </section>
    </>
  );
}

function Door({ href, name, said }: { href: string; name: Said; said: Said }) {
  return (
    <div className={styles.door}>
      <span className={styles.doorName}>
        <Link href={href}>{say(name)}</Link> <ChevronRightIcon size="small" />
      </span>
      <span className={styles.quiet}>{say(said)}</span>
    </div>
  );
}

const shown: readonly ColorRole[] = ['background', 'subtle', 'line', 'border', 'muted', 'text'];
const sizes = [
  { size: vars.type.title1, weight: vars.weight.strong, text: 'Żuraw nad Motławą' },
  { size: vars.type.title2, weight: vars.weight.strong, text: 'Najbliższy trening' },
  { size: vars.type.body, weight: vars.weight.regular, text: 'Wtorek, 18:30, Dojo Wrzeszcz' },
  { size: vars.type.caption, weight: vars.weight.regular, text: 'ostatnio na macie 20.11.2026' },
];

function Glance() {
  const { palette } = useWornTheme();
  return (
    <div className={styles.glance}>
      <div className={styles.glancePart}>
        <span className={styles.quiet}>
          {say({ pl: 'Kolor: jedna barwa, role i kontrast', en: 'Colour: one hue, roles and contrast' })}
        </span>
        <div className={styles.strip}>
          {shown.map((role) => (
            <span key={role} className={styles.stripe}>
              <span className={styles.stripePaint} style={{ background: vars.color[role] }} />
              <b>{role}</b>
              {palette[role]}
            </span>
          ))}
        </div>
        <div className={styles.groups}>
          {(Object.keys(groupNames) as Group[]).map((group) => (
            <span key={group} className={styles.group[group]}>
              {say(groupNames[group])}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.glancePart}>
        <span className={styles.quiet}>
          {say({ pl: 'Pismo: Figtree, tytuły Brygada 1918', en: 'Type: Figtree, titles Brygada 1918' })}
        </span>
        {sizes.map(({ size, weight, text }, at) => (
          <span key={text} className={styles.typeLine}>
            <span
              style={{ fontSize: size, fontWeight: weight, lineHeight: 1.25 }}
              className={at === 0 ? styles.titleFace : undefined}
            >
              {text}
            </span>
            <span className={styles.value}>{size}</span>
          </span>
        ))}
      </div>
      <div className={styles.glancePart}>
        <span className={styles.quiet}>{say({ pl: 'Odstępy', en: 'Space' })}</span>
        {Object.entries(space)
          .slice(1)
          .map(([name, pixels]) => (
            <span key={name} className={styles.spaceLine}>
              <span className={styles.value}>{name}</span>
              <span className={styles.spaceBar} style={{ width: `calc(${pixels} * 3)` }} />
            </span>
          ))}
      </div>
    </div>
  );
}
