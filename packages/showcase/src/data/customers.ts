import { repeatable } from './repeatable.ts';

/** What can be said of a customer’s contract. */
export const customerStatuses = ['new', 'qualified', 'proposal', 'won', 'lost'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Somebody who buys from the shop of the demo data. Nobody of them is a real person. */
export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  country: string;
  company: string;
  status: CustomerStatus;
  /** How much they have bought for, in złoty. */
  balance: number;
  /** The share of what was asked of them that they have answered, 0–100. */
  activity: number;
  joinedOn: string;
  isActive: boolean;
}

const firstNames = [
  ...['Agnieszka', 'Aleksandra', 'Błażej', 'Celina', 'Dariusz', 'Eliza', 'Franciszek', 'Gabriela', 'Hubert'],
  ...['Iga', 'Jędrzej', 'Kinga', 'Łucja', 'Marcel', 'Natalia', 'Oskar', 'Paulina', 'Remigiusz', 'Sławomir'],
  ...['Tymoteusz', 'Urszula', 'Wiktor', 'Zuzanna', 'Żaneta'],
];
const lastNames = [
  ...['Bielawa', 'Cichosz', 'Drozdowicz', 'Fijołek', 'Gołąb', 'Grzęda', 'Hołubiec', 'Jaźwiec', 'Kłosek'],
  ...['Krzyżostan', 'Łagodziec', 'Mścichowska', 'Niedźwiadek', 'Olszynka', 'Pszczelarz', 'Rzeżucha'],
  ...['Szczygłowska-Brzezinka', 'Śliwowicz', 'Tchórznik', 'Wróbelek', 'Wyżłowicz', 'Żurawinka'],
];
const companies = [
  ...['Pracownia Dębu', 'Nić i Igła', 'Hala Zdrojowa', 'Świetlica nad Strugą', 'Drukarnia Pod Lipą'],
  ...['Warsztat Mosiężny', 'Sklep z Matami', 'Piekarnia Ziarnko', 'Żaglownia', 'Szkoła Wiatru'],
];
const countryCodes = ['PL', 'PL', 'PL', 'CZ', 'DE', 'JP', 'LT', 'SE', 'SK', 'UA'];
const firstDay = Date.UTC(2019, 0, 7);
const dayLength = 86_400_000;

/** Gives so many customers, always the same ones. */
export function customers(count: number): readonly Customer[] {
  const { below, oneOf } = repeatable(20_261_128);
  return Array.from({ length: count }, (_, at) => ({
    id: `K-${String(at + 1).padStart(4, '0')}`,
    firstName: oneOf(firstNames),
    lastName: oneOf(lastNames),
    country: oneOf(countryCodes),
    company: oneOf(companies),
    status: oneOf(customerStatuses),
    balance: below(48_000) + 120,
    activity: below(101),
    joinedOn: new Date(firstDay + below(2800) * dayLength).toISOString().slice(0, 10),
    isActive: below(4) > 0,
  }));
}
