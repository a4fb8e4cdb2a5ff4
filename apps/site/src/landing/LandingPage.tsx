import type { ReactNode } from 'react';
import type { SentForm } from '../../../api/src/site/landing-data.ts';
import { unseen } from '../document/base.css.ts';
import { Contact } from './Contact.tsx';
import { FirstClass } from './FirstClass.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Hero } from './Hero.tsx';
import { Instructors } from './Instructors.tsx';
import { News } from './News.tsx';
import { OwnText } from './OwnText.tsx';
import { ourWords } from './our-words.ts';
import { Places } from './Places.tsx';
import { Prices } from './Prices.tsx';
import type { PartProps, SectionProps } from './part.ts';
import { Road } from './Road.tsx';
import { shownParts } from './shown-parts.ts';
import { Timetable } from './Timetable.tsx';

type Draw = (props: SectionProps & { form: SentForm | undefined }) => ReactNode;

const parts: Record<SectionProps['section']['kind'], Draw> = {
  hero: Hero,
  timetable: Timetable,
  instructors: Instructors,
  road: Road,
  places: Places,
  firstClass: FirstClass,
  prices: Prices,
  news: News,
  contact: Contact,
  text: OwnText,
};

/** The club’s page for whoever doesn't know it yet (spec §2, the empty path): what it says of itself, in its order. */
export function LandingPage({ form, ...props }: PartProps & { form?: SentForm | undefined }) {
  const { data, t, language } = props;
  const shown = shownParts(data);
  return (
    <>
      <Head {...props} landing={props.data} />
      <main id="content">
        {shown[0]?.section.kind !== 'hero' && <h1 className={unseen}>{data.clubName}</h1>}
        {shown.map(({ section, id }) => {
          const Part = parts[section.kind];
          return (
            <Part
              key={id}
              {...{ ...props, section, id, form }}
              ours={ourWords(section.kind, data, t, language)}
            />
          );
        })}
      </main>
      <Footer {...props} />
    </>
  );
}
