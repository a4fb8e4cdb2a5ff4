import { groups } from '../../../api/src/site/groups.ts';
import type { PublicTraining } from '../../../api/src/site/landing-data.ts';
import { longDay, weekday } from '../dates.ts';
import { section as band, unseen } from '../document/base.css.ts';
import { Intro } from './Intro.tsx';
import type { SectionProps } from './part.ts';
import * as styles from './Timetable.css.ts';

/** The coming week, a mat a class, filtered in place by whom it is for and where. */
export function Timetable({ section, id, ours, data: { days, trainings }, t, language }: SectionProps) {
  const led = groups.filter((group) => trainings.some((each) => each.group === group));
  const places = [...new Set(trainings.map(({ place }) => place))].sort(new Intl.Collator(language).compare);
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <Intro {...{ id, section, language }} {...ours} />
        {days.length === 0 ? (
          <p className={styles.rest}>
            <b>{t('timetable.rest.title')}</b>
            <br />
            {t('timetable.rest')}
          </p>
        ) : (
          <>
            <div className={styles.filters}>
              {led.length > 1 && (
                <Chips
                  name="group"
                  legend={t('timetable.group')}
                  all={t('timetable.all')}
                  options={led.map((group) => ({ value: group, label: t(`group.${group}`), group }))}
                />
              )}
              {places.length > 1 && places.length <= styles.MOST_PLACES && (
                <Chips
                  name="place"
                  legend={t('timetable.place')}
                  all={t('timetable.everywhere')}
                  options={places.map((place, at) => ({ value: String(at + 1), label: place }))}
                />
              )}
            </div>
            <ol className={styles.week}>
              {days.map((day) => (
                <li key={day} className={styles.day}>
                  <h3 className={styles.dayName}>
                    <span aria-hidden="true">
                      {weekday(day, language)}{' '}
                      <span className={styles.dayNumber}>{Number(day.slice(8))}</span>
                    </span>
                    <span className={unseen}>{longDay(day, language)}</span>
                  </h3>
                  <ul className={styles.mats}>
                    {trainings
                      .filter((each) => each.day === day)
                      .map((each) => (
                        <Mat
                          key={each.id}
                          training={each}
                          place={places.indexOf(each.place) + 1}
                          cancelled={t('timetable.cancelled')}
                        />
                      ))}
                  </ul>
                  <p className={styles.nothing}>{t('timetable.nothing')}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

interface MatProps {
  training: PublicTraining;
  place: number;
  cancelled: string;
}

function Mat({
  training: { group, from, to, title, place: where, startsAt, isCancelled },
  place,
  cancelled,
}: MatProps) {
  return (
    <li
      className={`${styles.mat} ${styles.hues[group]}`}
      data-group={group}
      data-place={place}
      data-off={isCancelled || undefined}
    >
      <time className={styles.time} dateTime={startsAt}>
        {from}
        <span className={unseen}>–{to}</span>
      </time>
      <b className={styles.title}>{title}</b>
      <span className={styles.where}>{isCancelled ? cancelled : where}</span>
    </li>
  );
}

interface ChipsProps {
  name: 'group' | 'place';
  legend: string;
  all: string;
  options: readonly { value: string; label: string; group?: keyof typeof styles.hues }[];
}

/** One of them is chosen; the styles hide what isn’t, so that it works without a script. */
function Chips({ name, legend, all, options }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{legend}</legend>
      {[{ value: '', label: all, group: undefined }, ...options].map(({ value, label, group }) => (
        <label key={value} className={styles.chip}>
          <input
            className={styles.input}
            type="radio"
            data-kept
            name={name}
            value={value}
            defaultChecked={value === ''}
          />
          {group && <i className={`${styles.dot} ${styles.hues[group]}`} />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
