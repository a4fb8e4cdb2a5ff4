import { media } from '../../src/theme/media.ts';
import { size, space } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { CopyButton } from '../book/CopyButton.tsx';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { useWornTheme } from '../book/use-palette.ts';
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
const heights = [
  'sizeControl',
  'sizeControlSmall',
  'sizeRowCompact',
  'sizeRow',
  'sizeRowComfortable',
] as const;

/** Space, corners, elevation and the sizes of things. */
export function SpacePage() {
  const { shape } = useWornTheme().definition;
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
        <div className={styles.scale}>
          {Object.entries(space).map(([name, pixels]) => (
            <div key={name} className={styles.step}>
              <span className={styles.value}>{pixels}</span>
              <span className={styles.stepSample}>
                <span
                  className={styles.bar}
                  style={{ display: 'block', width: `calc(${pixels} * 4)`, maxWidth: '100%' }}
                />
              </span>
              <CopyButton text={`vars.space[${name}]`} name={`vars.space[${name}]`} />
            </div>
          ))}
        </div>
      </Section>
      <Section id="corners" title={{ pl: 'Promienie', en: 'Corners' }}>
        <div className={styles.boxes}>
          {corners.map((name) => (
            <div key={name} className={styles.box}>
              <div className={styles.boxShape} style={{ borderRadius: vars.shape[name] }} />
              <Named name={name} value={shape[name]} />
            </div>
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
            <div key={name} className={styles.box}>
              <div className={styles.boxShadow} style={{ boxShadow: vars.shape[name] }} />
              <Named name={name} value={shape[name]} />
            </div>
          ))}
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
          {[...heights.map((name) => [name, shape[name]] as const), ...Object.entries(size)].map(
            ([name, value]) => (
              <div key={name} className={styles.step}>
                <span className={styles.value}>{value}</span>
                <span className={styles.stepSample}>{name}</span>
              </div>
            ),
          )}
        </div>
      </Section>
      <Section id="widths" title={{ pl: 'Szerokości ekranu', en: 'Widths of a screen' }}>
        <div className={styles.scale}>
          {Object.entries(media).map(([name, query]) => (
            <div key={name} className={styles.step}>
              <span className={styles.value}>{name}</span>
              <span className={styles.stepSample}>{query}</span>
              <CopyButton text={`media.${name}`} name={`media.${name}`} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function Named({ name, value }: { name: string; value: string }) {
  return (
    <>
      <span className={styles.line}>
        <span className={styles.roleName}>{name}</span>
        <CopyButton text={`vars.shape.${name}`} name={`vars.shape.${name}`} />
      </span>
      <span className={styles.value}>{value}</span>
    </>
  );
}
