import { Button } from '../../src/index.ts';
import { type as scale } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { title1 } from '../book/page.css.ts';
import { Section } from '../book/Section.tsx';
import { Step } from '../book/Step.tsx';
import { useWornTheme } from '../book/use-palette.ts';
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

const weights = ['regular', 'medium', 'strong'] as const;

/** The scale, the weights and the faces. */
export function TypePage() {
  const { shape } = useWornTheme().definition;
  const weightOf = { regular: vars.weight.regular, medium: shape.weightMedium, strong: shape.weightStrong };
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
            pl: 'W rem od rozmiaru, który każdy wybiera sam: od 12 do 16 pikseli, na początek 14. Zmień go u góry. Stopień jest zwykłą wartością, bez zmiennej: żaden motyw go nie rusza.',
            en: 'In rem of the size everybody chooses: 12 to 16 pixels, 14 at first. Change it above. A step is a plain value without a variable: no theme moves it.',
          })}
        </p>
        <div className={styles.scale}>
          {Object.entries(scale)
            .reverse()
            .map(([name, size]) => (
              <Step key={name} name={`vars.type.${name}`} of={size}>
                <span
                  style={{
                    fontSize: size,
                    fontWeight: /title|figure/.test(name) ? vars.weight.strong : undefined,
                  }}
                >
                  {samples[name as keyof typeof scale]}
                </span>
              </Step>
            ))}
        </div>
      </Section>
      <Section id="weights" title={{ pl: 'Grubości', en: 'Weights' }}>
        <div className={styles.scale}>
          {weights.map((name) => (
            <Step key={name} name={`vars.weight.${name}`} of={vars.weight[name]} value={weightOf[name]}>
              <span style={{ fontSize: vars.type.title3, fontWeight: vars.weight[name] }}>
                Grzegorz Łukaszewicz, 1 kyu
              </span>
            </Step>
          ))}
        </div>
      </Section>
      <Section id="buttons" title={{ pl: 'Słowa na przyciskach', en: 'Words on buttons' }}>
        <p>
          {say({
            pl: 'Rodzina może je pisać wielkimi literami albo rozsunąć, jak Material. W tekście zostają, jak je napisano.',
            en: 'A family may write them in capitals or space them out, as Material does. In the text they stay as written.',
          })}
        </p>
        <div className={styles.scale}>
          {(['buttonCase', 'buttonSpacing'] as const).map((name) => (
            <Step key={name} name={`vars.shape.${name}`} of={vars.shape[name]} value={shape[name]}>
              <Button>{say({ pl: 'Zapisz trening', en: 'Save the training' })}</Button>
            </Step>
          ))}
        </div>
      </Section>
      <Section id="faces" title={{ pl: 'Kroje', en: 'Faces' }}>
        <div className={styles.scale}>
          <Step name="vars.font" of={vars.font} value={shape.font}>
            <span style={{ fontSize: vars.type.title2 }}>Zażółć gęślą jaźń</span>
          </Step>
        </div>
        <p className={title1}>Zażółć gęślą jaźń</p>
        <p>
          {say({
            pl: 'Tytuły: Brygada 1918, 600, −0,02 em. Nigdy poniżej 19 pikseli, nigdy w tabelach i formularzach.',
            en: 'Titles: Brygada 1918, 600, −0.02 em. Never below 19 pixels, never in tables and forms.',
          })}
        </p>
      </Section>
    </>
  );
}
