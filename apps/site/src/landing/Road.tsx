import { heading, intro, muted, section } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';
import { BeltKnot } from './BeltKnot.tsx';
import type { PartProps } from './part.ts';
import * as styles from './Road.css.ts';

/** How many training days a year of three a week has, with the weeks off. */
const DAYS_A_YEAR = 130;

/** Where the line of the drawing begins and ends. */
const [START, END] = [40, 1150];

/** The grades from the first to the black belt, as far from each other as there are training days between them. */
export function Road({ data: { road }, t, language }: PartProps) {
  const last = Math.max(1, ...road.map(({ days }) => days));
  const barsAt = (at: number) => (at === road.length - 1 ? 1 : 0);
  const years = Math.max(1, Math.round(last / DAYS_A_YEAR));
  return (
    <section id="road" className={section} aria-labelledby="road-title">
      <div className={styles.room}>
        <div className={intro}>
          <h2 id="road-title" className={heading}>
            {t('road.title')}
          </h2>
          <p className={muted}>{t('road.text', { years })}</p>
        </div>
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
