import { section as band, muted } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';
import { BeltKnot } from './BeltKnot.tsx';
import { Intro } from './Intro.tsx';
import type { SectionProps } from './part.ts';
import * as styles from './Road.css.ts';

/** Where the line of the drawing begins and ends. */
const [START, END] = [40, 1150];

/** The grades from the first to the black belt, as far from each other as there are training days between them. */
export function Road({ section, id, ours, data: { road }, t, language }: SectionProps) {
  const last = Math.max(1, ...road.map(({ days }) => days));
  const barsAt = (at: number) => (at === road.length - 1 ? 1 : 0);
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <Intro {...{ id, section, language }} {...ours} />
        <svg className={styles.line} viewBox="0 0 1200 150" aria-hidden="true">
          <path d={`M${START} 62H${END}`} stroke={colors.text} strokeWidth="2" />
          <circle cx={START} cy="62" r="6" fill={colors.bg} stroke={colors.text} strokeWidth="2.5" />
          <text x={START} y="94" className={styles.number}>
            {t('road.start')}
          </text>
          {road.map(({ name, beltColor, days }, at) => (
            <g key={name.pl} transform={`translate(${START + ((END - START) * days) / last} 0)`}>
              <BeltKnot x={-36} y={8} color={beltColor} bars={barsAt(at)} />
              <circle cy="62" r="6" fill={beltColor} stroke={colors.text} strokeWidth="2.5" />
              <text y="94" className={styles.name}>
                {name[language]}
              </text>
              <text y="116" className={styles.number}>
                {t('road.days', { days })}
              </text>
            </g>
          ))}
        </svg>
        <ol className={styles.list}>
          {road.map(({ name, beltColor, days }, at) => (
            <li key={name.pl} className={styles.grade}>
              <BeltKnot color={beltColor} bars={barsAt(at)} />
              <b>{name[language]}</b>
              <span className={muted}>{t('road.days', { days })}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
