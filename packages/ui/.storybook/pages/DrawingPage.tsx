import { Belt } from '../../src/components/Belt/Belt.tsx';
import { DojoScene } from '../../src/components/DojoScene/DojoScene.tsx';
import { MatRoom } from '../../src/components/MatRoom/MatRoom.tsx';
import { Avatar, BeltBadge, Inline, Logo } from '../../src/index.ts';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { prose } from '../book/page.css.ts';
import { Section } from '../book/Section.tsx';
import { Throw } from '../book/Throw.tsx';
import { faces } from '../faces.ts';
import { grades } from '../sample-club.ts';
import { say } from '../say.ts';

const rules = [
  {
    pl: 'Płaskie wypełnienie, jeden obrys, zaokrąglone złącza; żadnych gradientów poza niebem.',
    en: 'A flat fill, one outline, round joins; no gradients but the sky.',
  },
  {
    pl: 'Kończyny to zwężane kapsuły: najpierw wszystkie obrysy, potem wszystkie wypełnienia, żeby kształty się zlały.',
    en: 'Limbs are tapered capsules: all outlines first, then all fills, so that shapes merge.',
  },
  {
    pl: 'Słońce za dnia, księżyc nocą: raz na widok i tylko w rysunku.',
    en: 'A sun by day, a moon by night: once a view, and in drawings only.',
  },
  {
    pl: 'Bez bambusa, znaków kanji, pociągnięć pędzla, smoków i zdjęć.',
    en: 'No bamboo, kanji, brush strokes, dragons or photographs.',
  },
];

const laid = ['Maty', 'Grafik', 'Ludzie', 'Stopnie', 'Start'] as const;
const mat = (at: number) =>
  ({ label: laid[at] ?? '', state: at < 3 ? 'laid' : at === 3 ? 'current' : 'ahead' }) as const;

/** How the club draws: belts, mats, the hall, and people in it. */
export function DrawingPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Rysunek i pasy', en: 'Drawing and belts' }}
        summary={{
          pl: 'Znak to pokój z czterech i pół maty, i z niego jest cała reszta: mata z ciemnym brzegiem, sala, pas.',
          en: 'Our sign is a room of four and a half mats, and all else comes of it: a mat with its dark band, the hall, a belt.',
        }}
      />
      <Section id="belts" title={{ pl: 'Pasy', en: 'Belts' }}>
        <p className={prose}>
          {say({
            pl: 'Pas jest duży i ładny. Czarny także nocą: ma wtedy jasny rant. Stopnie mistrzowskie to złote belki.',
            en: 'A belt is large and fair. A black one by night, too: it has a light rim then. Dan grades are golden bars.',
          })}
        </p>
        <div className={styles.boxes}>
          {Object.values(grades)
            .slice(1)
            .map(({ name, color }) => (
              <div key={name} className={styles.box}>
                <Belt color={color} stripes={name.includes('dan') ? 1 : 0} label={name} />
                <BeltBadge grade={name} color={color} />
              </div>
            ))}
        </div>
        <Inline space={12}>
          {faces.slice(0, 6).map((face) => (
            <Avatar key={face.id} {...face} size={56} />
          ))}
        </Inline>
      </Section>
      <Section id="rules" title={{ pl: 'Zasady', en: 'Rules' }}>
        <ul className={prose}>
          {rules.map((said) => (
            <li key={said.en}>{say(said)}</li>
          ))}
        </ul>
        <div className={styles.themes}>
          <div className={styles.piece} style={{ padding: 24 }}>
            <Throw />
          </div>
          <div className={styles.piece} style={{ height: 320 }}>
            <DojoScene />
          </div>
          <div className={styles.piece} style={{ padding: 24 }}>
            <MatRoom mats={[mat(0), mat(1), mat(2), mat(3), mat(4)]} />
          </div>
          <div className={styles.piece} style={{ padding: 24 }}>
            <Logo name="Tatami" size="large" />
          </div>
        </div>
      </Section>
    </>
  );
}
