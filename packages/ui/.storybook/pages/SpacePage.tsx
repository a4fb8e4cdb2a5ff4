import { media } from '../../src/theme/media.ts';
import type { ShapeRole } from '../../src/theme/roles.ts';
import { size, space } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { Box, Step } from '../book/Step.tsx';
import { useWornTheme } from '../book/use-palette.ts';
import type { Said } from '../guide.ts';
import { say } from '../say.ts';

const corners = [
  'radiusTag',
  'radiusChip',
  'radiusControl',
  'radiusButton',
  'radiusItem',
  'radiusCard',
  'radiusDialog',
] as const;
const shadows = ['shadowButton', 'shadowCard', 'shadowBar', 'shadowFloat', 'shadowDialog'] as const;

/** The heights that a theme sets, by the names they have among the sizes. */
const heights = {
  control: ['sizeControl', { pl: 'Pola i przyciski.', en: 'Fields and buttons.' }],
  controlSmall: ['sizeControlSmall', { pl: 'Małe przyciski.', en: 'Small buttons.' }],
  rowCompact: ['sizeRowCompact', { pl: 'Gęsty wiersz tabeli.', en: 'A dense row of a table.' }],
  row: ['sizeRow', { pl: 'Wiersz tabeli.', en: 'A row of a table.' }],
  rowComfortable: ['sizeRowComfortable', { pl: 'Wiersz tabeli z oddechem.', en: 'A roomy row of a table.' }],
} as const satisfies Record<string, [ShapeRole, Said]>;

const measures: Readonly<Record<keyof typeof size, Said>> = {
  pageTop: {
    pl: 'Wolne nad górnym paskiem dla tego, o co się tam pyta.',
    en: 'Kept free above the top bar for what is asked there.',
  },
  topBar: { pl: 'Wysokość górnego paska.', en: 'The height of the top bar.' },
  menu: { pl: 'Szerokość menu z boku.', en: 'The width of the menu at the side.' },
  bottomBar: { pl: 'Wysokość paska u dołu telefonu.', en: 'The height of the bar at the bottom of a phone.' },
  pageEnd: {
    pl: 'Wolne z boku strony dla tego, co stoi obok.',
    en: 'Kept free at the end of a page for what stands beside it.',
  },
  stickyTop: {
    pl: 'Gdzie zatrzymuje się to, co się przykleja.',
    en: 'Where things that stick come to rest.',
  },
  gutter: {
    pl: 'Wokół treści strony; na telefonie 16 px.',
    en: 'Around the content of a page; 16 px on a phone.',
  },
  card: { pl: 'Wewnątrz karty; na telefonie 16 px.', en: 'Inside a card; 16 px on a phone.' },
};

/** Space, corners, elevation and the sizes of things. */
export function SpacePage() {
  const { shape } = useWornTheme().definition;
  const shown = (name: ShapeRole) => ({
    name: `vars.shape.${name}`,
    of: vars.shape[name],
    value: shape[name],
  });
  return (
    <>
      <PageHead
        title={{ pl: 'Odstępy i promienie', en: 'Space and corners' }}
        summary={{
          pl: 'Odstęp należy do układu: Stack, Inline, Columns, Card. Nic innego nie ma marginesu.',
          en: 'Space belongs to layout: Stack, Inline, Columns, Card. Nothing else has a margin.',
        }}
      />
      <Section id="space" title={{ pl: 'Odstępy', en: 'Space' }}>
        <p>
          {say({
            pl: 'Stopień jest zwykłą wartością, bez zmiennej: żaden motyw go nie rusza.',
            en: 'A step is a plain value without a variable: no theme moves it.',
          })}
        </p>
        <div className={styles.scale}>
          {Object.entries(space).map(([name, pixels]) => (
            <Step key={name} name={`vars.space[${name}]`} of={pixels}>
              <div className={styles.bar} style={{ width: `calc(${pixels} * 4)` }} />
            </Step>
          ))}
        </div>
      </Section>
      <Section id="corners" title={{ pl: 'Promienie', en: 'Corners' }}>
        <div className={styles.boxes}>
          {corners.map((name) => (
            <Box key={name} {...shown(name)}>
              <div className={styles.boxShape} style={{ borderRadius: vars.shape[name] }} />
            </Box>
          ))}
        </div>
      </Section>
      <Section id="elevation" title={{ pl: 'Cienie', en: 'Elevation' }}>
        <p>
          {say({
            pl: 'Cień ma tylko to, co się unosi. W niektórych rodzinach także karta.',
            en: 'Only what floats has a shadow. In some families a card has one, too.',
          })}
        </p>
        <div className={styles.boxes}>
          {shadows.map((name) => (
            <Box key={name} {...shown(name)}>
              <div className={styles.boxShadow} style={{ boxShadow: vars.shape[name] }} />
            </Box>
          ))}
        </div>
      </Section>
      <Section id="focus" title={{ pl: 'Fokus i wybór', en: 'Focus and choice' }}>
        <p>
          {say({
            pl: 'Pierścień mówi, co słucha klawiszy; kreska przy pozycji menu, gdzie jesteś. Tam, gdzie kreski nie ma, wystarcza tło.',
            en: 'The ring tells what listens to the keys; the mark at an entry of a menu where you are. Where there is no mark the ground is enough.',
          })}
        </p>
        <div className={styles.boxes}>
          <Box {...shown('focusWidth')}>
            <div className={styles.boxShape} style={{ ...ring, borderRadius: vars.shape.radiusControl }} />
          </Box>
          <Box {...shown('focusOffset')}>
            <div
              className={styles.boxShape}
              style={{
                ...ring,
                outlineOffset: vars.shape.focusOffset,
                borderRadius: vars.shape.radiusControl,
              }}
            />
          </Box>
          <Box {...shown('selectedMark')}>
            <div className={styles.boxSelected}>{say({ pl: 'Treningi', en: 'Trainings' })}</div>
          </Box>
        </div>
      </Section>
      <Section id="sizes" title={{ pl: 'Wysokości', en: 'Heights' }}>
        <p>
          {say({
            pl: 'Pod palcem pole ma zawsze 44 piksele, cokolwiek mówi motyw.',
            en: 'Under a finger a control always has 44 pixels, whatever the theme says.',
          })}
        </p>
        <div className={styles.scale}>
          {(Object.keys(heights) as (keyof typeof heights)[]).map((name) => {
            const [role, said] = heights[name];
            return (
              <Step key={name} name={`vars.size.${name}`} of={vars.size[name]} value={shape[role]}>
                <div className={styles.height} style={{ height: vars.size[name] }}>
                  {say(said)}
                </div>
              </Step>
            );
          })}
        </div>
      </Section>
      <Section id="measures" title={{ pl: 'Miary strony', en: 'Measures of a page' }}>
        <div className={styles.scale}>
          {(Object.keys(measures) as (keyof typeof measures)[]).map((name) => (
            <Step key={name} name={`vars.size.${name}`} of={vars.size[name]} value={size[name]}>
              <span className={styles.quiet}>{say(measures[name])}</span>
            </Step>
          ))}
        </div>
      </Section>
      <Section id="widths" title={{ pl: 'Szerokości ekranu', en: 'Widths of a screen' }}>
        <div className={styles.scale}>
          {Object.entries(media).map(([name, query]) => (
            <Step key={name} name={`media.${name}`} of={query}>
              <span className={styles.quiet}>{say(asked[name as keyof typeof media])}</span>
            </Step>
          ))}
        </div>
      </Section>
    </>
  );
}

const ring = { outline: `${vars.shape.focusWidth} solid ${vars.color.focus}` };

/** What the queries ask of a screen, and of who reads it. */
const asked: Readonly<Record<keyof typeof media, Said>> = {
  phone: { pl: 'Telefon.', en: 'A phone.' },
  fromTablet: { pl: 'Tablet i więcej.', en: 'A tablet and more.' },
  belowDesktop: { pl: 'Menu chowa się pod przyciskiem.', en: 'The menu hides behind its button.' },
  fromDesktop: { pl: 'Menu stoi z boku.', en: 'The menu stands at the side.' },
  fromWide: { pl: 'Szuflada mieści się obok listy.', en: 'A drawer fits beside a list.' },
  low: { pl: 'Telefon na boku albo powiększone okno.', en: 'A phone on its side, or a magnified window.' },
  finger: { pl: 'Dotyka palec.', en: 'A finger touches.' },
  hover: { pl: 'Wskaźnik może nad czymś stać.', en: 'A pointer can rest over a thing.' },
  forcedColors: { pl: 'Kolory daje system.', en: 'The system gives the colours.' },
  lessMotion: { pl: 'Ktoś prosi o mniej ruchu.', en: 'Somebody asks for less motion.' },
  moreContrast: { pl: 'Ktoś prosi o więcej kontrastu.', en: 'Somebody asks for more contrast.' },
};
