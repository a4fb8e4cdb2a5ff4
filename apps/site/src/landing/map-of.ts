import type { Place } from '../../../api/src/site/landing-data.ts';

/** The place on OpenStreetMap: by where it is, or else by what it is called. */
export function mapOf({
  latitude,
  longitude,
  name,
  address,
  city,
}: Pick<Place, 'latitude' | 'longitude' | 'name' | 'address' | 'city'>): string {
  const url = new URL('https://www.openstreetmap.org/');
  if (latitude !== null && longitude !== null) {
    url.search = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) }).toString();
    url.hash = `map=17/${latitude}/${longitude}`;
  } else {
    url.pathname = '/search';
    url.search = new URLSearchParams({
      query: [address ?? name, city].filter(Boolean).join(', '),
    }).toString();
  }
  return url.href;
}
