import type {
  Contact,
  LandingData,
  Place,
  Price,
  PublicTraining,
} from '../../../api/src/site/landing-data.ts';

/** What search engines are told of the club: where it is, and its next classes (schema.org, SportsClub and Event). */
export function clubFacts({ clubName, origin, places, trainings, prices, contact }: LandingData): object {
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
        ...contactFacts(contact),
        ...(prices.length > 0 && { makesOffer: prices.map(offerFacts) }),
      },
      ...trainings.map((training) => eventFacts(training, origin, byName.get(training.place))),
    ],
  };
}

function contactFacts({ email, phone, address, links }: Contact): object {
  const reached = { ...(email && { email }), ...(phone && { telephone: phone }) };
  return {
    ...reached,
    ...(address && { address: address.replaceAll('\n', ', ') }),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        availableLanguage: ['pl', 'en'],
        ...reached,
      },
    }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** How long a price is for, in the units of UN/CEFACT: where it is paid once, and for a class, there is none. */
const units = { month: 'MON', year: 'ANN', class: null, once: null } as const;

function offerFacts({ name, note, amount, per }: Price): object {
  const unitCode = units[per];
  return {
    '@type': 'Offer',
    name: name.pl ?? name.en,
    ...((note.pl || note.en) && { description: note.pl ?? note.en }),
    price: amount,
    priceCurrency: 'PLN',
    ...(unitCode && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'PLN',
        unitCode,
      },
    }),
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
