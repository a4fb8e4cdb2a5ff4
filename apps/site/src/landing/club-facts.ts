import type { LandingData, Place, PublicTraining } from '../../../api/src/site/landing-data.ts';

/** What search engines are told of the club: where it is, and its next classes (schema.org, SportsClub and Event). */
export function clubFacts({ clubName, origin, places, trainings }: LandingData): object {
  const byName = new Map(places.map((place) => [place.name, placeFacts(place)]));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SportsClub',
        '@id': `${origin}/#club`,
        name: clubName,
        url: `${origin}/`,
        sport: 'Aikido',
        location: [...byName.values()],
      },
      ...trainings.map((training) => eventFacts(training, origin, byName.get(training.place))),
    ],
  };
}

function placeFacts({ name, address, city, latitude, longitude }: Place): object {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'PL',
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function eventFacts(
  { title, startsAt, endsAt, isCancelled }: PublicTraining,
  origin: string,
  location: object | undefined,
): object {
  return {
    '@type': 'SportsEvent',
    name: title,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    organizer: { '@id': `${origin}/#club` },
    ...(location && { location }),
  };
}
