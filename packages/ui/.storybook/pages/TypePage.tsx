import { type as scale } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { CopyButton } from '../book/CopyButton.tsx';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { title1 } from '../book/page.css.ts';
import { Section } from '../book/Section.tsx';
import { say } from '../say.ts';

const samples: Readonly<Record<keyof typeof scale, string>> = {
  figure: '120',
  title1: 'Żuraw nad Motławą',
  title2: 'Droga do 4 kyu',
  title3: 'Najbliższy trening',
  large: 'Dorośli – początkujący',
  body: 'Wtorek, 18:30, Dojo Wrzeszcz',
  small: 'Zażółć gęślą jaźń 0123456789',
  caption: 'ostatnio na macie 20.11.2026',
};

const weights = [
  { name: 'regular', value: vars.weight.regular },
  { name: 'medium', value: vars.weight.medium },
  { name: 'strong', value: vars.weight.strong },
];

/** The faces, the scale and the weights. */
export function TypePage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Pismo', en: 'Type' }}
        summary={{
          pl: 'Figtree do wszystkiego, w czym się pracuje. Brygada 1918 tylko do dużych tytułów: na stronie klubu, przy wejściu i w tej książce.',
          en: 'Figtree for all one works in. Brygada 1918 only for large titles: on the club’s page, at the door, and in this book.',
        }}
      />
      <Section id="scale" title={{ pl: 'Skala', en: 'Scale' }}>
        <p>
          {say({
            pl: 'W rem od rozmiaru, który każdy wybiera sam: od 12 do 16 pikseli, na początek 14. Zmień go u góry.',
            en: 'In rem of the size everybody chooses: 12 to 16 pixels, 14 at first. Change it above.',
          })}
        </p>
        <div className={styles.scale}>
          {Object.entries(scale)
            .reverse()
            .map(([name, size]) => (
              <div key={name} className={styles.step}>
                <span className={styles.value}>
                  {name} {size}
                </span>
                <span
                  className={styles.stepSample}
                  style={{
                    fontSize: size,
                    fontWeight: /title|figure/.test(name) ? vars.weight.strong : undefined,
                  }}
                >
                  {samples[name as keyof typeof scale]}
                </span>
                <CopyButton text={`vars.type.${name}`} name={`vars.type.${name}`} />
              </div>
            ))}
        </div>
      </Section>
      <Section id="weights" title={{ pl: 'Grubości', en: 'Weights' }}>
        <div className={styles.scale}>
          {weights.map(({ name, value }) => (
            <div key={name} className={styles.step}>
              <span className={styles.value}>{name}</span>
              <span className={styles.stepSample} style={{ fontSize: vars.type.title3, fontWeight: value }}>
                Grzegorz Łukaszewicz, 1 kyu
              </span>
              <CopyButton text={`vars.weight.${name}`} name={`vars.weight.${name}`} />
            </div>
          ))}
        </div>
      </Section>
      <Section id="faces" title={{ pl: 'Tytuły', en: 'Titles' }}>
        <p className={title1}>Zażółć gęślą jaźń</p>
        <p>
          {say({
            pl: 'Brygada 1918, 600, −0,02 em. Nigdy poniżej 19 pikseli, nigdy w tabelach i formularzach.',
            en: 'Brygada 1918, 600, −0.02 em. Never below 19 pixels, never in tables and forms.',
          })}
        </p>
      </Section>
    </>
  );
}
