import type { Price } from '../../../api/src/site/landing-data.ts';
import { section as band, muted, unseen } from '../document/base.css.ts';
import { Title } from './Intro.tsx';
import * as styles from './Prices.css.ts';
import { Prose } from './Prose.tsx';
import type { SectionProps } from './part.ts';
import { said } from './said.ts';
import { dot, hues } from './Timetable.css.ts';
import { zloty } from './zloty.ts';

/** What training costs, as the club writes it. */
export function Prices({ section, id, ours, data: { prices }, t, language }: SectionProps) {
  const words = said(section.text, language);
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <div className={styles.words}>
          <Title {...{ id, section, language }} title={ours.title} />
          {words && <Prose of={words} className={muted} />}
        </div>
        <table className={styles.table}>
          <caption className={unseen}>{t('prices.table')}</caption>
          <thead className={unseen}>
            <tr>
              <th scope="col">{t('prices.what')}</th>
              <th scope="col">{t('prices.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
              <tr key={at}>
                <th scope="row" className={styles.what}>
                  <What price={price} {...{ t, language }} />
                </th>
                <td className={styles.amount}>
                  <span className={styles.number}>{zloty(price.amount, language)}</span>{' '}
                  <span className={styles.per}>{t(`prices.per.${price.per}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function What({
  price: { name, note, group },
  t,
  language,
}: { price: Price } & Pick<SectionProps, 't' | 'language'>) {
  const called = said(name, language);
  const beside = said(note, language);
  const isNamed = group !== null && called?.text.toLowerCase().includes(t(`group.${group}`).toLowerCase());
  return (
    <span className={styles.both}>
      <span className={styles.name} lang={called?.lang}>
        {group && <span className={`${styles.dot} ${dot} ${hues[group]}`} />}
        {called?.text}
      </span>
      <span className={styles.note}>
        {group && !isNamed && (
          <>
            {t(`group.${group}`)}
            {beside && ' · '}
          </>
        )}
        {beside && <span lang={beside.lang}>{beside.text}</span>}
      </span>
    </span>
  );
}
