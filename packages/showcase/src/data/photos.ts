import type { Localized } from './localized.ts';
import belts from './photos/belts.svg';
import garden from './photos/garden.svg';
import hall from './photos/hall.svg';
import pines from './photos/pines.svg';
import sea from './photos/sea.svg';
import weapons from './photos/weapons.svg';

/** A picture of the demo data, drawn for it: 3 : 2. */
export interface Photo {
  id: string;
  src: string;
  title: Localized;
  /** What it shows, for whom it is not to be seen. */
  alt: Localized;
}

/** The pictures, in the order of an album. */
export const photos: readonly Photo[] = [
  {
    id: 'sea',
    src: sea,
    title: { pl: 'Poranek nad zatoką', en: 'Morning by the bay' },
    alt: { pl: 'Słońce nad morzem i żaglówka', en: 'The sun over the sea, and a sailing boat' },
  },
  {
    id: 'hall',
    src: hall,
    title: { pl: 'Sala przed treningiem', en: 'The hall before training' },
    alt: { pl: 'Pusta sala z matami i zwojem na ścianie', en: 'An empty hall with mats and a scroll' },
  },
  {
    id: 'pines',
    src: pines,
    title: { pl: 'Obóz w lesie', en: 'Camp in the forest' },
    alt: { pl: 'Sosny i namiot pod księżycem', en: 'Pines and a tent under the moon' },
  },
  {
    id: 'weapons',
    src: weapons,
    title: { pl: 'Stojak z bronią', en: 'The weapon rack' },
    alt: { pl: 'Trzy drewniane miecze na stojaku', en: 'Three wooden swords on a rack' },
  },
  {
    id: 'belts',
    src: belts,
    title: { pl: 'Pasy po egzaminie', en: 'Belts after the exam' },
    alt: { pl: 'Pięć zwiniętych pasów w pięciu kolorach', en: 'Five rolled belts in five colours' },
  },
  {
    id: 'garden',
    src: garden,
    title: { pl: 'Ogród za salą', en: 'The garden behind the hall' },
    alt: { pl: 'Kamienie, zagrabiony żwir i klon', en: 'Stones, raked gravel and a maple' },
  },
];
