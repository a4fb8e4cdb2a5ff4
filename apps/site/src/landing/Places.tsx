import { section as band, muted } from '../document/base.css.ts';
import { GdanskMap } from './GdanskMap.tsx';
import { liesInGdansk } from './gdansk.ts';
import { Intro } from './Intro.tsx';
import { mapOf } from './map-of.ts';
import * as styles from './Places.css.ts';
import type { SectionProps } from './part.ts';

/** Where the club trains: our own drawing of the city, and a way into the visitor’s own maps; nobody else is asked for anything. */
export function Places({ section, id, ours, data: { places }, t, language }: SectionProps) {
  // A place elsewhere, or one that doesn’t say where it is, stands in the list alone.
  const drawn = places.filter(liesInGdansk);
  const listed = [...drawn, ...places.filter((place) => !drawn.includes(place))];
  return (
    <section id={id} className={`${band} ${styles.room}`} aria-labelledby={`${id}-title`}>
      <Intro {...{ id, section, language }} {...ours} />
      <div className={styles.both}>
        {drawn.length > 0 && (
          <GdanskMap
            places={drawn}
            label={t('places.drawing', {
              places: new Intl.ListFormat(language).format(drawn.map(({ name }) => name)),
            })}
          />
        )}
        <ol className={styles.list}>
          {listed.map((place, at) => {
            const directions = place.directions[language] ?? place.directions.pl;
            return (
              <li key={place.id} className={styles.place}>
                {at < drawn.length && <span className={styles.number}>{at + 1}</span>}
                <div>
                  <h3 className={styles.name}>{place.name}</h3>
                  <p>{[place.address, place.city].filter(Boolean).join(', ')}</p>
                  {directions && (
                    <p className={muted} lang={place.directions[language] ? undefined : 'pl'}>
                      {directions}
                    </p>
                  )}
                  <p>
                    <a className={styles.way} href={mapOf(place)} rel="noopener">
                      {t('places.map')}
                    </a>
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
