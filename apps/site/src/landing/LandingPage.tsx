import type { SentForm } from '../../../api/src/site/landing-data.ts';
import { FirstClass } from './FirstClass.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Hero } from './Hero.tsx';
import { Instructors } from './Instructors.tsx';
import { Places } from './Places.tsx';
import type { PartProps } from './part.ts';
import { Road } from './Road.tsx';
import { Timetable } from './Timetable.tsx';

/** The club's page for whoever doesn't know it yet (spec §2, the empty path): what there is nothing of is left out. */
export function LandingPage({ form, ...props }: PartProps & { form?: SentForm | undefined }) {
  const { instructors, places, road } = props.data;
  return (
    <>
      <Head {...props} />
      <main id="content">
        <Hero {...props} />
        <Timetable {...props} />
        {instructors.length > 0 && <Instructors {...props} />}
        {road.length > 1 && <Road {...props} />}
        {places.length > 0 && <Places {...props} />}
        <FirstClass {...props} form={form} />
      </main>
      <Footer {...props} />
    </>
  );
}
